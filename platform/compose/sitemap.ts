import type { Release } from '@mirqam/shared/contract/Release';

/**
 * Lists every public page, see https://www.sitemaps.org/protocol.html. A page has a `lastmod` only if its route has the
 * day of its last change. The date of the release would be the same for all pages, and search engines ignore such dates.
 */
export function sitemap(releases: readonly Pick<Release, 'routes'>[], origin: string): string {
  const urls = releases
    .flatMap(({ routes }) => routes.flatMap(({ paths }) => paths))
    .map(({ path, dateModified }) => {
      const lastmod = dateModified ? `<lastmod>${dateModified}</lastmod>` : '';
      return `<url><loc>${origin}${path}</loc>${lastmod}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
