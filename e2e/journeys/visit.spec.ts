import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

test('a visitor goes from home to a page of every remote without a full load', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Reflect.set(window, 'isSameVisit', true));
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Translate my paper' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translate my paper');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameVisit'))).toBe(true);
});

test('an address with escaped letters shows its page, also once the scripts run', async ({ page }) => {
  await visit(page, '/services/author%5Fsupport?from=mail#services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author support');
  await expect(page).toHaveURL('/services/author_support?from=mail#services');
});

test('an address with doubled slashes, which some servers merge, shows its page as well', async ({ page, origin }) => {
  const response = await page.request.get('/services/author_support');
  await page.route(/\/\/services/, (route) => route.fulfill({ response }));
  await visit(page, `${origin}//services//author_support`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author support');
  await expect(page).toHaveURL('/services/author_support');
});
