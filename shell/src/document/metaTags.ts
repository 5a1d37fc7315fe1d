import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { languages } from '@mirqam/shared/contract/languages';
import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import { fullTitle } from '@mirqam/shared/contract/site';
import { documentWords } from './pageWords.ts';

const noindex = '<meta name="robots" content="noindex">';

/** The elements of the head that search engines and link previews read, see https://ogp.me. */
export function metaTags(request: DocumentRequest): string {
  const { about, site: address, isListed, drawings, shareImage } = request;
  if (!about) return noindex;
  const { origin, isUnlisted } = address;
  const { name, language, head } = documentWords(request);
  const image = shareImage
    ? { url: shareImage, alt: about.image?.alt ?? '' }
    : { url: drawings[`og${language.prefix}/default.png`] ?? drawings['og/default.png'], alt: head.shareImage };
  const tags = [
    ['og:title', fullTitle(about.title, name)],
    ['og:description', about.description],
    ['og:url', origin + about.path],
    ['og:type', 'website'],
    ['og:locale', language.locale],
    ['og:site_name', name],
    ['og:image', origin + image.url],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image.alt],
  ] as const;
  return [
    `<meta name="description" content="${escapeHtml(about.description)}">`,
    ...(isListed ? [`<link rel="canonical" href="${origin}${about.path}">`, ...alternates(request)] : []),
    ...(isListed && !isUnlisted ? [] : [noindex]),
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/** The translations of a page, see https://developers.google.com/search/docs/specialty/international/localized-versions. */
function alternates({ translations = {}, site: { origin } }: DocumentRequest): readonly string[] {
  const { [languages[0].tag]: fallback } = translations;
  return Object.entries({ ...translations, ...(fallback ? { 'x-default': fallback } : {}) }).map(
    ([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${origin}${path}">`,
  );
}
