import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { DomUtils, parseDocument } from 'htmlparser2';
import { compositionElements } from '../../compose/pages/pageComposition.ts';
import { relaxCsp } from './DevResponse.ts';

const { findAll, findOne, getElementById, getOuterHTML, prepend, removeElement } = DomUtils;

/** The parsed HTML of a page. */
export type HtmlDocument = ReturnType<typeof parseDocument>;
type HtmlElement = NonNullable<ReturnType<typeof findOne>>;

interface Rewriting {
  readonly composition: Composition;
  /** Apps that are built from source, so that the page drops their released files. */
  readonly replaced: readonly string[];
  /** The deployed site: links to it become links to this server. */
  readonly origin: string;
  /** HTML before every script. */
  readonly head: string;
  /** Present when the app that owns the page is built from source: the page stays empty until that code runs. */
  readonly emptied?: { readonly title: string; readonly isNotFound: boolean };
}

/** Turns the page of a deployed site into the HTML of a page of the dev server; changes `document`. */
export function rewritePage(document: HtmlDocument, rewriting: Rewriting): string {
  const { composition, replaced, origin, head, emptied } = rewriting;
  for (const element of findAll((each) => isFileOf(replaced, each), document)) removeElement(element);
  for (const { attribs } of findAll(({ attribs }) => attribs['href']?.startsWith(`${origin}/`) ?? false, document)) {
    attribs['href'] = attribs['href']?.slice(origin.length) ?? '';
  }
  relaxMetaCsp(document);
  replaceComposition(document, composition);
  const title = findOne(({ name }) => name === 'title', document);
  if (title) insertBefore(title, head);
  if (emptied) empty(document, title, emptied);
  return getOuterHTML(document, { encodeEntities: 'utf8' });
}

function isFileOf(apps: readonly string[], { name, attribs }: HtmlElement): boolean {
  const address = name === 'style' ? attribs['data-href'] : name === 'link' ? attribs['href'] : undefined;
  return apps.some((app) => address?.includes(`/apps/${app}/`));
}

function relaxMetaCsp(document: HtmlDocument) {
  const csp = findOne(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy', document);
  if (csp) csp.attribs['content'] = relaxCsp(csp.attribs['content'] ?? '');
}

function replaceComposition(document: HtmlDocument, composition: Composition) {
  const meta = findOne(({ attribs }) => attribs['name'] === 'composition', document);
  const script = getElementById(compositionElementId, document);
  if (script) insertBefore(script, compositionElements(composition));
  for (const old of [meta, script]) if (old) removeElement(old);
}

function empty(
  document: HtmlDocument,
  title: HtmlElement | null,
  { title: text, isNotFound }: NonNullable<Rewriting['emptied']>,
) {
  if (title) title.children = parseDocument(escapeHtml(text)).children;
  const root = getElementById('root', document);
  if (!root) return;
  root.children = [];
  const { 'data-not-found': _, ...attribs } = root.attribs;
  root.attribs = isNotFound ? { ...attribs, 'data-not-found': '' } : attribs;
}

function insertBefore(element: HtmlElement, html: string) {
  for (const node of [...parseDocument(html).children]) prepend(element, node);
}
