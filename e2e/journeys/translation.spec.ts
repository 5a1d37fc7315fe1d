import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

/** Replaces each text by an element with a text of its own, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const translated = document.createElement('font');
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  });

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

test('a letter finds a service on a translated page', async ({ page }) => {
  await visit(page, '/');
  const services = page.getByRole('combobox', { name: 'and I need' });
  await services.click();
  await translate(page);
  // A second letter would have to follow within a second, on a machine that is busy.
  await services.press('t');
  await expect(page.locator('mark').first()).toHaveText(/t/i);
});

test('a translated ruler shows one date', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/services/conference_services');
  const month = page.getByRole('combobox', { name: 'Month' });
  await month.click();
  await translate(page);
  await page.getByRole('option', { name: 'October' }).click();
  const dates = page.locator('[aria-live] p', { hasText: /\d{4}/ });
  await expect(dates.first()).toHaveText(/October \d{4}/);
  await expect(dates.last()).toHaveText(/(?:November|December) \d{4}/);
});

test('a translated contact form takes the next message', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/contact');
  const fields = { Name: 'Sample Author', Email: 'author@example.org', Message: 'A monograph on wells.' };
  for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: '@' })).toBeVisible();
  await translate(page);
  await page.getByRole('textbox', { name: 'Message' }).press('a');
  await expect(page.getByText('This form needs JavaScript')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '@' })).toBeHidden();
});
