import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The main headings of every page in the document, visible or not. */
const headings = (page: Page) => page.locator('main h1');
const journalLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Find a journal' });
const spaceBelow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd);

/** Counts how often the loader is shown from now on. */
const watchLoader = (page: Page) =>
  page.getByRole('status', { name: 'Loading page', includeHidden: true }).evaluate((loader: HTMLElement) => {
    loader.dataset['shown'] = '0';
    new MutationObserver(() => {
      if (!loader.hidden) loader.dataset['shown'] = String(Number(loader.dataset['shown']) + 1);
    }).observe(loader, { attributeFilter: ['hidden'] });
    return undefined;
  });
const timesShown = (page: Page) =>
  page.getByRole('status', { name: 'Loading page', includeHidden: true }).getAttribute('data-shown');

test('hovering a link renders its page ahead, with no visible effect', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/services/author_support');
  await journalLink(page).first().hover();
  await expect(headings(page)).toHaveText(['Author support', 'Find a journal']);
  await expect(heading(page)).toHaveText('Author support');
  await expect(page).toHaveTitle(/^Author support\b/);
  await expect(page.getByRole('search')).toBeHidden();
  expect(await spaceBelow(page)).toBe('0px');
  await expectAccessible(page);
});

test('a page rendered ahead is shown without the loader and replaces the page before', async ({ page }) => {
  await visit(page, '/services/author_support');
  await watchLoader(page);
  await journalLink(page).first().hover();
  await expect(headings(page)).toHaveCount(2);
  await journalLink(page).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(headings(page)).toHaveText(['Find a journal']);
  await expect(page).toHaveTitle('Find a journal: Author services | Mirqam');
  expect(await spaceBelow(page)).not.toBe('0px');
  // The code of the page before is still here.
  await page.goBack();
  await expect(heading(page)).toHaveText('Author support');
  await expect(heading(page)).toBeFocused();
  expect(await timesShown(page)).toBe('0');
});
