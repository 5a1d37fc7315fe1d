import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { type Release, releaseAddress, type SitePolicy } from '@mirqam/shared/contract/Release';
import { sitePolicy } from '../hosting/sitePolicy.ts';
import { siteAddress } from './siteAddress.ts';
import { sitemap } from './sitemap.ts';

/** The part of the releases, by app, that these files depend on. */
type PublicReleases = Readonly<Record<string, Pick<Release, 'version' | 'routes' | 'policy'>>>;

/** The shell's drawing of the icon that browsers request unasked. */
export const iconFile = 'art/favicon.ico';

/** The policy of the live shell; that of this checkout if an old one has released the shell. */
export const policyOf = ({ shell }: Readonly<Record<string, Pick<Release, 'policy'>>>): SitePolicy =>
  shell?.policy ?? sitePolicy();

/** The files at the root of the site beside the pages, by name. */
export function rootFiles(
  releases: PublicReleases,
  icon: string | Uint8Array | undefined,
  { origin }: SiteAddress = siteAddress(),
  earlier: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string | Uint8Array> {
  const folder = releaseAddress('shell', releases['shell']?.version ?? '');
  const addressOf = (drawing: string) => earlier[`${folder}/${drawing}`] ?? `${folder}/${drawing}`;
  const fill = (text: string) =>
    text.replaceAll('{origin}', origin).replace(/\{(art\/[\w.-]+)\}/g, (_, drawing: string) => addressOf(drawing));
  return new Map<string, string | Uint8Array>([
    ['sitemap.xml', sitemap(Object.values(releases), origin)],
    ...Object.entries(policyOf(releases).files).map(([name, text]) => [name, fill(text)] as const),
    // Pages request them to report a failure or, in a sample, a view: the query is in the access log.
    ['_report/failure.txt', 'noted\n'],
    ['_report/view.txt', 'noted\n'],
    ...(icon ? [['favicon.ico', icon] as const] : []),
  ]);
}
