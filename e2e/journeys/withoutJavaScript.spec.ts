import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/test.ts';
import { phone, tablet } from '../support/widths.ts';

test.use({ javaScriptEnabled: false });

test('every text of every kind of page can be read without JavaScript, narrow and wide', async ({ page, pages }) => {
  for (const path of [...pages.sampled, '/ar']) {
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

/** The texts of a page that nobody can see, but for those of closed parts and of what only assistive technology reads. */
const hiddenTexts = async (page: Page): Promise<readonly string[]> =>
  await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, p, li, blockquote')]
      .filter((element) => !element.closest('details, nav, [aria-hidden], [role="listbox"], [aria-live]'))
      // Radio buttons show one of these at a time.
      .filter((element) => !element.closest('fieldset ~ *'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .flatMap((element) => element.textContent?.trim().slice(0, 60) || [])
      // The position of a slider is hidden where all its slides are visible.
      .filter((text) => !/^\d (?:of|من) \d$/.test(text)),
  );
