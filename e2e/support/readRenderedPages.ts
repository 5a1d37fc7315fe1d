import type { Browser } from '@playwright/test';
import { origin } from './places.ts';

/** What a served page says to a search engine, read from its HTML without running it. */
export interface ServedPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  /** By `name` or `property`. */
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

export async function readPages(browser: Browser, paths: readonly string[]): Promise<readonly ServedPage[]> {
  // An empty page, whose policy lets it parse HTML.
  const page = await browser.newPage();
  const pages = [];
  for (const path of paths) {
    const response = await page.request.get(`${origin}${path}`);
    const read = await page.evaluate(readHtml, await response.text());
    pages.push({ path, status: response.status(), ...read });
  }
  await page.close();
  return pages;
}

function readHtml(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const blocks = 'p, li, h1, h2, h3, blockquote, summary, label, button, [role="option"], div';
  const texts = [...parsed.querySelectorAll(blocks)].filter(
    (element) => element.closest('main') && (element.matches('p') || !element.querySelector(blocks)),
  );
  return {
    title: parsed.title,
    meta: Object.fromEntries(
      [...parsed.querySelectorAll('meta[name], meta[property]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    structuredData: textsOf('script[type="application/ld+json"]'),
    headings: textsOf('h1'),
    trail: textsOf('nav[aria-label="Breadcrumb"] li'),
    texts: texts.map(({ textContent }) => textContent.trim()).filter((text) => text !== ''),
  };
}
