import { wordsElementId } from '@mirqam/shared/contract/Composition';
import { escapeHtml, scriptJson } from '@mirqam/shared/contract/escapeHtml';
import type { DocumentRequest, RenderDocument, Resource } from '@mirqam/shared/contract/Renderer';
import { fullTitle } from '@mirqam/shared/contract/site';
import { metaTags } from './metaTags.ts';
import { documentWords } from './pageWords.ts';
import { structuredData } from './structuredData.ts';

// `platform/compose/pages/pageComposition.ts` writes the elements of the composition between `start` and `end`.
export const renderDocument: RenderDocument = (request) => ({ start: startOf(request), end: endOf(request) });

const startOf = (request: DocumentRequest) => `<!doctype html>
<html ${languageAttributes(request)} data-opening>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${request.policy}">
${(request.early ?? []).map(early).join('')}${request.dev ? `${request.dev.head}\n` : ''}<title>${escapeHtml(titleOf(request))}</title>
${styles(request)}
${wholeMain}
${fonts(request, '(min-width: 48em)')}
${metaTags(request)}
${icons(request)}
${structuredData(request)}${words(request)}
${request.scripts.map(script).join('\n')}
${request.preloads.map(preload).join('\n')}
`;

// Cloudflare hides the e-mail addresses between other elements, which makes them dead without scripts and makes React
// replace the page: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/.
const endOf = (request: DocumentRequest) => `
</head>
<body>
${fonts(request, 'not all and (min-width: 48em)')}
<!--email_off-->
<div id="root"${pageOf(request)}${request.base ? ` data-base="${request.base}"` : ''}>${request.body}</div>
<!--/email_off-->
</body>
</html>
`;

function languageAttributes(request: DocumentRequest): string {
  const { tag, direction } = documentWords(request).language;
  return `lang="${tag}" dir="${direction}"`;
}

const pageOf = ({ about }: DocumentRequest) => (about ? ` data-path="${about.path}"` : ' data-not-found');

/** The code of the shell has those of English, and none in two languages. */
function words(request: DocumentRequest): string {
  const { head: _, ...words } = documentWords(request);
  if (!words.language.prefix && !words.alsoNotFound) return '';
  return `\n<script type="application/json" id="${wordsElementId}">${scriptJson(words)}</script>`;
}

function titleOf(request: DocumentRequest) {
  const { name, notFound } = documentWords(request);
  return request.dev?.title ?? fullTitle(request.about?.title ?? notFound.title, name);
}

// Prevents the browser from painting half a header, which moves when the rest arrives.
const wholeMain = '<link rel="expect" href="#content" blocking="render">';

const styles = ({ styles }: DocumentRequest) =>
  styles.map(({ url, text }) => `<style data-href="${url}">${text}</style>`).join('');

// On wide screens the head preloads the fonts, and the browser delays the first paint a moment for them. On phones the body
// does: their network takes longer than that moment.
const fonts = ({ fonts }: DocumentRequest, media: string) =>
  fonts.map((url) => `<link rel="preload" as="font" href="${url}" media="${media}" crossorigin>`).join('\n');

// The words are on screen before any script: none of these may compete with what paints.
const script = ({ url, integrity }: Resource) =>
  `<script src="${url}" integrity="${integrity}" crossorigin defer fetchpriority="low"></script>`;

// Requested first, and blocking nothing: if it comes from the cache, it runs before the first paint.
const early = ({ url, integrity }: Resource) =>
  `<script src="${url}" integrity="${integrity}" crossorigin async fetchpriority="high"></script>\n`;

const preload = ({ url, integrity }: Resource) =>
  `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin fetchpriority="low">`;

const icons = ({ drawings }: DocumentRequest) => `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${drawings['favicon.svg']}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${drawings['apple-touch-icon.png']}">
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1320" media="(prefers-color-scheme: dark)">`;
