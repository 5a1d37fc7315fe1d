import type { Composition, SiteAddress } from '@mirqam/shared/contract/Composition';
import { languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import { addressOf, type PublicRelease } from '../release/publicKeys.ts';
import { readStored } from '../release/readStored.ts';
import { policyOf, type Releases } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { federationManifests } from './federationManifests.ts';
import { translationsOf } from './pages/listPages.ts';
import { redirectFile, redirectPage, redirectsOf } from './redirects.ts';
import { siteAddress } from './siteAddress.ts';

/** The part of the releases, by app, that these files depend on. */
type RootReleases = Readonly<Record<string, PublicRelease & Pick<Release, 'routes' | 'policy'>>>;

/** The shell's drawing of the icon that browsers request unasked. */
export const iconFile = 'art/favicon.ico';

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

/** The files of a composition beside its pages, by name. Rejects with a `UserError` for a damaged icon of the shell. */
export async function filesAtRoot(
  store: Store,
  composition: Composition,
  releases: Releases,
): Promise<readonly (readonly [file: string, content: string | Uint8Array])[]> {
  const { shell } = releases;
  const icon = shell?.files[iconFile] && (await readStored(store, shell)(iconFile));
  return [
    ...rootFiles(releases, icon, composition.site),
    ...federationManifests(composition, releases),
    ...redirectsOf(Object.values(releases)).map(
      (redirect) => [redirectFile(redirect), redirectPage(redirect, composition.site)] as const,
    ),
  ];
}

/**
 * Lists every public page, see https://www.sitemaps.org/protocol.html, with its translations, see
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap. A page has a `lastmod` only
 * if its route has the day of its last change. The date of the release would be the same for all pages, and search engines
 * ignore such dates.
 */
function sitemap(releases: readonly Pick<Release, 'routes'>[], origin: string): string {
  const urls = releases
    .flatMap(({ routes }) => {
      const pages = routes.flatMap(({ paths }) => paths);
      const own = new Set(pages.map(({ path }) => path));
      return pages.map(({ path, dateModified }) => {
        const lastmod = dateModified ? `<lastmod>${dateModified}</lastmod>` : '';
        return `<url><loc>${origin}${path}</loc>${lastmod}${alternates(own, path, origin)}</url>`;
      });
    })
    .sort();
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(urls.some((url) => url.includes('<xhtml:')) ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces.join(' ')}>
${urls.join('\n')}
</urlset>
`;
}

function alternates(own: ReadonlySet<string>, path: string, origin: string): string {
  const translations = translationsOf(own, path);
  if (translations.length < 2) return '';
  const links = translations.map(({ language, path }) => [language.tag, path] as const);
  const [fallback] = translations.filter(({ language }) => language === languages[0]);
  return [...links, ...(fallback ? [['x-default', fallback.path] as const] : [])]
    .map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`)
    .join('');
}
