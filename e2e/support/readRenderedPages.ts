import { JSDOM } from 'jsdom';

/** A page as a search engine gets it: HTML without scripts. */
export interface RenderedPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly document: Document;
  readonly title: string;
  /** The contents of the meta elements by `name` or `property`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  /** The texts of the JSON-LD blocks. */
  readonly structuredData: readonly string[];
  readonly headings: readonly string[];
  /** The labels of the visible breadcrumb. */
  readonly trail: readonly string[];
  /** The text of `main`, one entry for each paragraph, list item, heading or other smallest block. */
  readonly texts: readonly string[];
}

export async function readRenderedPages(origin: string, paths: readonly string[]): Promise<readonly RenderedPage[]> {
  const parser = new new JSDOM().window.DOMParser();
  const pages = [];
  for (const path of paths) {
    const response = await fetch(origin + path);
    const html = await response.text();
    const document = parser.parseFromString(html, 'text/html');
    pages.push({ path, status: response.status, html, document, ...readHead(document), ...readBody(document) });
  }
  return pages;
}

/** The trimmed texts of all elements that match. */
export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

function readHead(document: Document) {
  return {
    title: document.title,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[name], meta[property]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    structuredData: textsOf(document, 'script[type="application/ld+json"]'),
  };
}

const blocks = 'p, li, dt, dd, h1, h2, h3, blockquote, summary, label, button, [role="option"], div';

function readBody(document: Document) {
  const texts = [...document.querySelectorAll('main')].flatMap(smallestBlocks);
  return {
    headings: textsOf(document, 'h1'),
    trail: textsOf(document, 'nav[aria-label="Breadcrumb"] li'),
    texts: texts.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== ''),
  };
}

/** The paragraphs, and the other blocks that contain no block. A query in each block would take seconds on all pages. */
function smallestBlocks(main: Element): readonly Element[] {
  const all = [...main.querySelectorAll(blocks)];
  const outer = new Set<Element>();
  for (const block of all) {
    // The ancestors of a known ancestor are known as well.
    let parent = block.parentElement;
    while (parent && parent !== main && !outer.has(parent)) {
      outer.add(parent);
      parent = parent.parentElement;
    }
  }
  return all.filter((block) => block.localName === 'p' || !outer.has(block));
}
