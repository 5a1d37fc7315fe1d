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
    ['manifest.webmanifest', webManifest((icon) => earlier[`${icons}/${icon}`] ?? `${icons}/${icon}`)],
    ['.well-known/security.txt', securityText(origin)],
    ...(icon ? [['favicon.ico', icon] as const] : []),
  ]);
}

/** See RFC 9116. */
const securityText = (origin: string) => `Contact: mailto:${site.email}
Expires: ${site.securityExpires}
Preferred-Languages: en, ar
Canonical: ${origin}/.well-known/security.txt
`;
