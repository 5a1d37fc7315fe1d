import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { expect } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const { origin } = siteAddress();

const sentence = 'Oops! The page you are looking for does not exist.';
const unknown = [
  '/no-such-page',
  '/services',
  '/services/no-such-service',
  '/journals',
  '/journals/author',
  '/journals/author/no-such-service',
  '/journals/reader/find-a-journal',
  '/journals/publisher/find-a-journal',
  '/journals/author/find-a-journal/more',
  '/About',
] as const;

test('every unknown address responds with the not-found page and status 404', async ({ request }) => {
  const page = await (await request.get('/no-such-page')).text();
  expect(page).toContain(`${sentence}</h1>`);
  expect(page).not.toContain('application/ld+json');
  for (const path of unknown) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toBe(page);
  }
});

const shown = ['/journals/publisher/find-a-journal', '/services'] as const;

for (const path of isNightly ? shown : shown.slice(0, 1)) {
  test(`${path} shows the not-found page, which is noindex`, async ({ page }) => {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    await expect(page).toHaveTitle('Page not found | Mirqam');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  });
}

test('"Go Back Home" links to the home page', async ({ page }) => {
  await visit(page, '/no-such-page');
  await markVisit(page);
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sentence);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`);
  expect(await isSameVisit(page)).toBe(true);
});

test('back to an unknown address shows the not-found page again', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/journals/author/no-such-service');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Page not found | Mirqam');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
