import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, resize } from '../support/widths.ts';

test('the slider shows 1, 2 or 3 slides, 24 px apart', async ({ page }) => {
  await visit(page, '/services/author_support');
  const slides = page.getByRole('region', { name: 'Why work with us' }).locator('li');
  const shown = [];
  for (const width of [767, 768, 1023, 1024]) {
    await resize(page, { width, height: 800 });
    const boxes = await slides.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    const [first, second] = boxes;
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(24);
    const track = await slides.first().evaluate((slide) => slide.parentElement?.parentElement?.clientWidth ?? 0);
    shown.push(Math.round((track + 24) / ((first?.width ?? 0) + 24)));
  }
  expect(shown).toEqual([1, 2, 2, 3]);
});

test('a page has headings of four sizes: its own, that of its scene, of sections and of asides', async ({ page }) => {
  for (const path of ['/services/conference_services', '/ar/services/conference_services']) {
    await visit(page, path);
    for (const width of [320, 768, 1440, 2560]) {
      await resize(page, { width, height: 800 });
      const sizes = await page.locator('h1, main h2').evaluateAll((headings) =>
        headings.map((heading) => ({
          kind: heading.localName === 'h1' ? 'page' : (heading.closest('section')?.dataset['kind'] ?? 'section'),
          size: Number.parseFloat(getComputedStyle(heading).fontSize),
        })),
      );
      const kinds = new Set(sizes.toSorted((a, b) => b.size - a.size).map(({ kind, size }) => `${kind} ${size}`));
      expect(
        [...kinds].map((kind) => kind.split(' ')[0]),
        `${path} at ${width} px`,
      ).toEqual(['page', 'scene', 'section', 'aside']);
    }
  }
});

test('the texts of neighbouring tiles begin at one height', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/services/author_support');
  const tiles = page.getByRole('region', { name: 'One service alone' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  const tops = await tiles.locator('p').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('three figures fill their row once the styles of home have arrived too', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/services/author_support');
  await expect(page.locator('link[rel="stylesheet"][href*="/HomePage."]')).toHaveCount(1);
  const list = page.getByRole('list', { name: 'What you can expect' });
  const end = (of: typeof list) => of.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await end(list.getByRole('listitem').last())).toBe(await end(list));
});

test('a row of a report fills the sheet on every phone', async ({ page }) => {
  await visit(page, '/journals/author/check-integrity');
  const table = page.getByRole('figure').getByRole('table').first();
  const widthOf = (of: typeof table) => of.evaluate((element) => element.clientWidth);
  for (const width of [320, 375, 430]) {
    await resize(page, { width, height: 800 });
    expect(await widthOf(table.locator('tbody td').first()), `${width} px`).toBe(await widthOf(table));
  }
});

test('an enlarged part of the sheet lies in the middle of its picture', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/journals/author/find-a-journal');
  const rests = await page.locator('main section [aria-hidden="true"]:has(> div)').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const picture = sheet.parentElement?.getBoundingClientRect();
      const { top, bottom } = sheet.getBoundingClientRect();
      return Math.round(Math.abs(top - (picture?.top ?? 0) - ((picture?.bottom ?? 0) - bottom)));
    }),
  );
  expect(rests).toEqual([0, 0, 0]);
});
