import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import type { Release, SitePolicy } from '@mirqam/shared/contract/Release';
import { sitePolicy } from '../hosting/sitePolicy.ts';
import { addressOf, type PublicRelease } from '../release/publicKeys.ts';
import { siteAddress } from './siteAddress.ts';
import { sitemap } from './sitemap.ts';

/** The part of the releases, by app, that these files depend on. */
type RootReleases = Readonly<Record<string, PublicRelease & Pick<Release, 'routes' | 'policy'>>>;

/** The shell's drawing of the icon that browsers request unasked. */
export const iconFile = 'art/favicon.ico';

/** The policy of the live shell; that of this checkout if an old one has released the shell. */
export const policyOf = ({ shell }: Readonly<Record<string, Pick<Release, 'policy'>>>): SitePolicy =>
  shell?.policy ?? sitePolicy();

/** The files at the root of the site beside the pages, by name. */
export function rootFiles(
  releases: RootReleases,
  icon: string | Uint8Array | undefined,
  { origin }: SiteAddress = siteAddress(),
): ReadonlyMap<string, string | Uint8Array> {
  const { shell = { app: 'shell', files: {} } } = releases;
  const fill = (text: string) =>
    text
      .replaceAll('{origin}', origin)
      .replace(/\{(art\/[\w.-]+)\}/g, (_, drawing: string) => addressOf(shell, drawing));
  return new Map<string, string | Uint8Array>([
    ['sitemap.xml', sitemap(Object.values(releases), origin)],
    ...Object.entries(policyOf(releases).files).map(([name, text]) => [name, fill(text)] as const),
    // Pages request them to report a failure or, in a sample, a view: the query is in the access log.
    ['_report/failure.txt', 'noted\n'],
    ['_report/view.txt', 'noted\n'],
    ...(icon ? [['favicon.ico', icon] as const] : []),
  ]);
}
