import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';

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
