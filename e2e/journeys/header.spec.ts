import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, viewports } from '../support/widths.ts';

test('the header stays at the top of the window at every width', async ({ page }) => {
  await visit(page, '/about');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const header = page.getByRole('banner').first();
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
  }
});

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('the menu links to every page that it lists', async ({ page }) => {
    await visit(page, '/privacy-policy');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'About Us', 'Contact Us', 'العربية']);
    for (const [label, path] of [
      ['About Us', '/about'],
      ['Contact Us', '/contact'],
      ['Home', '/'],
    ] as const) {
      await menu.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
    }
  });

  test('no menu entry is current on a page that the menu does not list', { tag: '@nightly' }, async ({ page }) => {
    for (const path of ['/privacy-policy', '/no-such-page']) {
      await visit(page, path);
      await expect(page.getByRole('banner').locator('[aria-current]:visible')).toHaveCount(0);
    }
  });

  test('the skip link is the first Tab stop and skips the header, and the logo links to the home page', async ({
    page,
  }) => {
    await visit(page, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Mirqam home' }).click();
    await expect(page).toHaveURL('/');
  });
});
