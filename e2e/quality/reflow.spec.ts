import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, narrowestRow, resize, tablet, viewports } from '../support/widths.ts';

// The first two correspond to 400 % zoom on a portrait and a landscape screen; by day one width of each layout is enough.
const zoomed = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];
const windows = isNightly ? [...zoomed, ...viewports] : [...zoomed.slice(0, 1), tablet, narrowestRow];
/** The types of pages that `pages.sampled` leaves out by day, because they share most of their classes with others. */
const otherTypes = [
  '/contact',
  '/privacy-policy',
  '/services/author_support',
  '/services/book_and_textbook',
  '/services/publishing-services',
];
/** The pages with the longest words in a table, and with the most words for screen readers in a line. */
const widest = ['/journals/author/attend-conference', '/ar/journals/author/enhance-my-paper'];
const windowsOfDoubledText = [...zoomed.slice(0, 1), ...(isNightly ? viewports : [tablet, narrowestRow])];

test('no kind of page scrolls sideways, from 400 % zoom to a wide screen, nor with its text doubled', async ({
  page,
  pages,
}) => {
  const wide: string[] = [];
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const doubleText = async (path: string) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const size of windowsOfDoubledText) {
      await resize(page, size);
      if ((await width()) > size.width)
        wide.push(`${path} with doubled text is ${await width()} px wide in a window of ${size.width} px`);
    }
  };
  for (const path of pages.sampled) {
    await visit(page, path);
    for (const size of windows) {
      await resize(page, size);
      if ((await width()) > size.width)
        wide.push(`${path} is ${await width()} px wide in a window of ${size.width} px`);
    }
    await doubleText(path);
    const arabic = inLanguage(path, languages[1]);
    if (!pages.translated.includes(arabic)) continue;
    await visit(page, arabic);
    await doubleText(arabic);
  }
  expect(wide).toEqual([]);
});

test('no page scrolls sideways with the text spacing that a reader sets', async ({ page, pages }) => {
  const wide: string[] = [];
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of isNightly ? [...pages.all, ...pages.translated] : [...pages.sampled, ...widest]) {
    await visit(page, path);
    await spaceText(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} is ${width} px wide`);
  }
  expect(wide).toEqual([]);
});

test('the header has room for the text spacing that a reader sets', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/journals/author/translate-my-paper');
  await spaceText(page);
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('button', { name: 'Open menu' }), `at ${width} px`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});

test('text twice as large brings the menu and the columns of a smaller screen', {
  tag: ['@chromium', '@nightly'],
}, async ({ origin, pages }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  await using browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  for (const path of new Set([...pages.sampled, ...otherTypes])) {
    await page.setViewportSize(desktop);
    await page.goto(origin + path);
    await expect(page.getByRole('button', { name: 'Open menu' }), path).toBeInViewport({ ratio: 1 });
    for (const size of [tablet, ...zoomed.slice(0, 1)]) {
      await page.setViewportSize(size);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, `${path} at ${size.width} px`).toBe(size.width);
    }
  }
  await page.goto(`${origin}/services/conference_services`);
  expect(await countLines(page, '10.5555/ex.1')).toBe(1);
});

test('a word in a narrow table stays on one line', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 450, height: 640 });
  await visit(page, '/services/conference_services');
  for (const word of ['Pages', '10.5555/ex.1']) expect(await countLines(page, word), word).toBe(1);
});

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });

/** The number of lines that a cell of a table takes. */
const countLines = (page: Page, text: string) =>
  page
    .getByRole('table')
    .getByText(text, { exact: true })
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
