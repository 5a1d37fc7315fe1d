import { languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import { translationsOf } from './pages/translationsOf.ts';

/**
 * Lists every public page, see https://www.sitemaps.org/protocol.html, with its translations, see
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap. A page has a `lastmod` only
 * if its route has the day of its last change. The date of the release would be the same for all pages, and search engines
 * ignore such dates.
 */
export function sitemap(releases: readonly Pick<Release, 'routes'>[], origin: string): string {
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
