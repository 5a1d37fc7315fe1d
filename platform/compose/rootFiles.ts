import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { type Release, releaseAddress } from '@mirqam/shared/contract/Release';
import { site } from '@mirqam/shared/contract/site';
import { siteAddress } from './siteAddress.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** The part of the releases, by app, that these files depend on. */
type PublicReleases = Readonly<Record<string, Pick<Release, 'version' | 'routes'>>>;

/** The shell's drawing of the icon that browsers request unasked. */
export const iconFile = 'art/favicon.ico';

/** The files at the root of the site beside the pages, by name. */
export function rootFiles(
  releases: PublicReleases,
  icon: string | Uint8Array | undefined,
  { origin }: SiteAddress = siteAddress(),
  earlier: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string | Uint8Array> {
  const icons = `${releaseAddress('shell', releases['shell']?.version ?? '')}/art`;
  return new Map<string, string | Uint8Array>([
    ['sitemap.xml', sitemap(Object.values(releases), origin)],
    // Everywhere: a search engine must read a page to find its `noindex`.
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    ['humans.txt', humansText],
    ['manifest.webmanifest', webManifest((icon) => earlier[`${icons}/${icon}`] ?? `${icons}/${icon}`)],
    [datedFile, securityText(origin, new Date())],
    ['sw.js', removeServiceWorker],
    ...(icon ? [['favicon.ico', icon] as const] : []),
  ]);
}

/** The file that contains a date, so that its content differs between runs. */
export const datedFile = '.well-known/security.txt';

/** Whether a key or path is that of the dated file. */
export const isDated = (file: string) => file.endsWith(datedFile);

/** RFC 9116 wants an expiry within a year; the first of a month keeps the file stable within a month. */
export function securityText(origin: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ar
Canonical: ${origin}/.well-known/security.txt
`;
}

/** See https://humanstxt.org. */
const humansText = `/* TEAM */
Publisher: ${site.name}
Contact: ${site.email}

/* SITE */
Language: English
Standards: HTML, CSS, WAI-ARIA
Software: React, webpack, Module Federation
`;

/** Makes the service worker of a former site remove itself; this site has none. */
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
