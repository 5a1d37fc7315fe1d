import type { Composition } from '@mirqam/shared/contract/Composition';
import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { replaceComposition } from '../compose/carriedComposition.ts';

interface Rewriting {
  readonly composition: Composition;
  /** Apps whose files are built here, so that those of the page are not needed. */
  readonly replaced: readonly string[];
  /** The deployed site: links to it become links to this server. */
  readonly origin: string;
  /** What the page becomes when the app that owns it is built here: without content until its code has run. */
  readonly emptied?: { readonly title: string; readonly isNotFound: boolean };
}

/** Makes the page of a deployed site a page of the dev server. */
export function rewritePage(html: string, { composition, replaced, origin, emptied }: Rewriting): string {
  const mixed = replaceComposition(withoutFilesOf(replaced, html), composition).replaceAll(
    `href="${origin}/`,
    'href="/',
  );
  return emptied ? withoutContent(mixed, emptied) : mixed;
}

function withoutFilesOf(apps: readonly string[], html: string): string {
  return apps.reduce((text, app) => {
    const address = `"[^"]*/apps/${app}/[^"]*"`;
    return text
      .replace(new RegExp(`<style data-href=${address}>.*?</style>`, 'gs'), '')
      .replace(new RegExp(`<link [^>]*href=${address}[^>]*>`, 'g'), '');
  }, html);
}

function withoutContent(html: string, { title, isNotFound }: NonNullable<Rewriting['emptied']>): string {
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<div id="root"([^>]*)>.*<\/div>(\s*<\/body>)/s, (_, attributes: string, end: string) => {
      const others = attributes.replace(/ data-not-found(?:="")?/, '');
      return `<div id="root"${others}${isNotFound ? ' data-not-found' : ''}></div>${end}`;
    });
}
