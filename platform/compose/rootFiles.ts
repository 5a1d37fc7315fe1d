import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { site } from '@mirqam/shared/contract/site';
import type { Store } from '../store/Store.ts';

/** All that these files need to know of the releases by app. */
export type PublicReleases = Readonly<Record<string, Pick<Release, 'version' | 'routes'>>>;

/** The files that stand at the root of the site beside the pages, by name. */
export async function rootFiles(
  store: Pick<Store, 'get'>,
  releases: PublicReleases,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { shell } = releases;
  const folder = releaseFolder('shell', shell?.version ?? '');
  const icon = await store.get(`${folder}/art/favicon.ico`);
  return new Map<string, string | Uint8Array>([
    ['sitemap.xml', sitemap(releases)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`],
    ['humans.txt', humansText],
    ['manifest.webmanifest', manifest(`/${folder}/art`)],
    ['.well-known/security.txt', securityText(new Date())],
    ['sw.js', removeServiceWorker],
    ...(icon ? [['favicon.ico', icon] as const] : []),
  ]);
}

/** Every public page, see https://www.sitemaps.org/protocol.html. */
function sitemap(releases: PublicReleases): string {
  const urls = Object.values(releases)
    .flatMap(({ routes }) => routes.filter(({ isUnlisted }) => !isUnlisted).flatMap(({ paths }) => paths))
    .map(({ path }) => `<url><loc>${site.origin}${path}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function manifest(folder: string): string {
  const icon = (size: number, purpose?: string) => ({
    src: `${folder}/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    theme_color: '#15296B',
    background_color: '#FBF8F2',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
}

/** Names a day, so that it differs from one run to the next: what the first has stored stays. */
export const isDated = (file: string) => file.endsWith('security.txt');

/** See RFC 9116: it must expire within a year; the first of a month keeps it the same for days of one month. */
function securityText(today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ar
Canonical: ${site.origin}/.well-known/security.txt
`;
}

/** Who stands behind the site, see https://humanstxt.org. */
const humansText = `/* TEAM */
Publisher: ${site.name}
Contact: ${site.email}

/* SITE */
Language: English
Standards: HTML, CSS, WAI-ARIA
Software: React, webpack, Module Federation
`;

/** This site has no service worker; one that a former site left in a browser removes itself with this. */
const removeServiceWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())
      .then(() => self.clients.matchAll({ type: 'window' }))
      .then((clients) => Promise.all(clients.map((client) => client.navigate(client.url)))),
  );
});
`;
