import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { fullTitle } from '@mirqam/shared/contract/fullTitle';
import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import { site } from '@mirqam/shared/contract/site';

const noindex = '<meta name="robots" content="noindex">';

/** The elements of the head that search engines and link previews read, see https://ogp.me. */
export function metaTags({
  about,
  site: { origin, isUnlisted },
  isListed,
  folder,
  shellFolder,
  shareImages = {},
}: DocumentRequest): string {
  if (!about) return noindex;
  const image = about.image
    ? { url: `${folder}/${about.image.file}`, alt: about.image.alt }
    : { url: `${shellFolder}/art/og/default.png`, alt: `${site.name}, a digital-first academic publisher` };
  const tags = [
    ['og:title', fullTitle(about.title)],
    ['og:description', about.description],
    ['og:url', origin + about.path],
    ['og:type', 'website'],
    ['og:locale', site.locale],
    ['og:site_name', site.name],
    ['og:image', origin + (shareImages[image.url] ?? image.url)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image.alt],
  ] as const;
  return [
    `<meta name="description" content="${escapeHtml(about.description)}">`,
    ...(isListed ? [`<link rel="canonical" href="${origin}${about.path}">`] : []),
    ...(isListed && !isUnlisted ? [] : [noindex]),
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
