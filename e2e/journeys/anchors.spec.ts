import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const viewport of isNightly ? [phone, desktop] : [phone]) {
  test(`an address with a hash shows its target 80 px below the top at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/#recoganition');
    await expect.poll(() => topOf(page, `#recoganition`)).toBe(80);
  });
}

test('a phone shows the target of a hash when no script can be loaded', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/services/publishing-services#research-culture');
  await expect.poll(() => topOf(page, '#research-culture')).toBe(80);
});

test('a page scrolls to its hash after 100 ms', { tag: '@nightly' }, async ({ page }) => {
  // A smooth scroll takes longer than 100 ms by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.setViewportSize(desktop);
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/#recoganition');
  await page.clock.runFor(99);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => topOf(page, `#recoganition`)).toBe(80);
});

test('back from a hash restores the scroll position, and forward or another click focus its target again', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click();
  await expect.poll(() => topOf(page, `#recoganition`)).toBe(80);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect.poll(() => topOf(page, `#recoganition`)).toBe(80);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click();
  await expect.poll(() => topOf(page, `#recoganition`)).toBe(80);
  await expect(page.locator('#recoganition').getByRole('heading', { level: 2 })).toBeFocused();
});

test('a link with an unknown hash goes to the top of its page', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    const link = document.querySelector('footer a[href="/contact"]');
    link?.setAttribute('href', '/contact#no-such-part');
  });
  await page.locator('footer a[href="/contact#no-such-part"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
