import { expect, type Page } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const title = 'Your research, published with care and easy to find';
const homeLink = (page: Page) => page.getByRole('link', { name: 'Mirqam home' });

/** Makes home throw while it renders; only its tabs use this media query. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query === '(width < 48em)') throw new Error('planted');
      return matchMedia.call(window, query);
    };
  }),
);

const thrown = (page: Page) => page.waitForEvent('console', (message) => message.text().includes('planted'));

test('a page that throws during hydration stays readable, and its links work', async ({ page }) => {
  const visitor = new Visitor(page);
  const failed = thrown(page);
  await page.goto('/');
  await failed;
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(4);
  await expect(page.getByRole('tablist', { name: 'Audience' })).toBeHidden();
  await visitor.expectReadable(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A page that is rendered ahead adds the styles of the tabs again, which must not hide the panels.
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).hover();
  await expect(page.locator('main h1')).toHaveCount(2);
  await expect(page.getByRole('tablist', { name: 'Audience' })).toBeHidden();
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await visitor.expectReadable('Contact us');
  expect(visitor.fullLoads).toBe(1);
  expect(visitor.errors).toEqual([]);
});

test('a navigation to a page that throws shows a message, and the next attempt shows its HTML', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.start('/contact');
  await visitor.follow('/');
  expect(await visitor.notice(title)).toBe('message');
  await expect(page.getByRole('banner')).toBeVisible();
  const failed = thrown(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await failed;
  await visitor.expectReadable(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that throws while it is rendered ahead has no visible effect', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/contact');
  await homeLink(page).hover();
  await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await homeLink(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});
