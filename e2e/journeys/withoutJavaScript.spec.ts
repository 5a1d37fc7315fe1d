import { expect } from '@playwright/test';
import { hiddenTexts } from '../support/hiddenTexts.ts';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/test.ts';
import { phone, tablet } from '../support/widths.ts';

test.use({ javaScriptEnabled: false });

test('every text of every kind of page can be read without JavaScript, narrow and wide', async ({ page, pages }) => {
  for (const path of pages.sampled) {
    await page.goto(path);
    for (const viewport of isNightly ? [phone, tablet] : [phone]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await hiddenTexts(page)]).toEqual([path, []]);
    }
  }
});

test('the menu, its services and the hamburger work without JavaScript', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Conference services' }).click();
  await expect(page).toHaveURL('/services/conference_services');
});

test('"Get started" goes to the recognition section from any page', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/#recoganition');
  await expect(page.locator('#recoganition h2')).toBeInViewport();
});
