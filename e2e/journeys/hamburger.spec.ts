import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { narrowestRow, phone, tablet, widestMenu } from '../support/widths.ts';

const hamburger = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Open|Close) menu$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const services = (page: Page) => menu(page).getByRole('button', { name: 'Services' });

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(hamburger(page)).toHaveAccessibleName(isOpen ? 'Close menu' : 'Open menu');
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(menu(page)).toBeVisible({ visible: isOpen });
}

for (const viewport of isNightly ? [phone, tablet, widestMenu] : [phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the hamburger opens and closes the menu, with large targets; the services push nothing under them', async ({
      page,
    }) => {
      await visit(page, '/terms-conditions');
      await expectOpen(page, false);
      await hamburger(page).click();
      await expectOpen(page, true);
      for (const entry of [hamburger(page), services(page), ...(await menu(page).getByRole('link').all())]) {
        const box = await entry.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await hamburger(page).click();
      await expectOpen(page, false);
      await hamburger(page).click();
      await services(page).click();
      await expectOpen(page, true);
      await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
      const list = await page.locator('#services-menu').boundingBox();
      const next = await menu(page).getByRole('link', { name: 'Contact Us' }).boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + 1);
      await menu(page).getByRole('link', { name: 'Books and textbooks' }).click();
      await expect(page).toHaveURL('/services/book_and_textbook');
      await expectOpen(page, false);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('Escape closes the services first, then the menu, and returns the focus each time', async ({ page }) => {
    await visit(page, '/terms-conditions');
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await services(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Publishing services' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(services(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(hamburger(page)).toBeFocused();
  });

  test('a press outside closes the menu, and does nothing else', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/terms-conditions');
    await hamburger(page).click();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await link.click();
    await expectOpen(page, false);
    await expect(page).toHaveURL('/terms-conditions');
    await link.click();
    await expect(page).toHaveURL('/privacy-policy');
  });

  test('the menu closes when the focus leaves the header', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/about');
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link').last().focus();
    await expectOpen(page, true);
    for (let presses = 0; presses < 3 && (await menu(page).isVisible()); presses++) await page.keyboard.press('Tab');
    await expectOpen(page, false);
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('following a link closes the menu, to the page that is shown as well', async ({ page }) => {
    await visit(page, '/about');
    for (const label of ['Contact Us', 'Contact Us', 'Home']) {
      await hamburger(page).click();
      await menu(page).getByRole('link', { name: label }).click();
      await expectOpen(page, false);
    }
    await expect(page).toHaveURL('/');
  });
});

const lowWindows = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
];

for (const viewport of lowWindows) {
  test(`every service is in view when it has the focus, at ${viewport.width} × ${viewport.height} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/terms-conditions');
    await hamburger(page).click();
    await services(page).press('Enter');
    await expect(services(page)).toBeInViewport({ ratio: 1 });
    for (const service of await page.locator('#services-menu').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(service).toBeFocused();
      await expect(service).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('a menu that is open while the phone is turned keeps its button', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await hamburger(page).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hamburger(page)).toBeInViewport({ ratio: 1 });
  await hamburger(page).click();
  await expectOpen(page, false);
});

test('the menu is a hamburger at 1199 px and a row at 1200 px; growing closes it', async ({ page }) => {
  await page.setViewportSize(widestMenu);
  await visit(page, '/terms-conditions');
  await hamburger(page).click();
  await expectOpen(page, true);
  await page.setViewportSize(narrowestRow);
  await expect(hamburger(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  expect((await menu(page).boundingBox())?.height).toBeLessThan(72);
  await page.setViewportSize(widestMenu);
  await expectOpen(page, false);
});
