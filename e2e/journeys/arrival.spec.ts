import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const liveRegion = (page: Page) => page.locator('body > #root > [aria-live="polite"]');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);

/** Clicks without scrolling first, because the header is always in view. */
async function clickInHeader(page: Page, name: string) {
  const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
}

test('a first load moves no focus and announces nothing', async ({ page }) => {
  await visit(page, '/about');
  await expect(page).toHaveTitle(/^About us\b/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(liveRegion(page)).toBeEmpty();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
});

test('after a route change the title, the focus and the live region name the page', async ({ page }) => {
  await visit(page, '/about');
  for (const [link, name] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Conference services', 'Conference services'],
    ['Contact Us', 'Contact us'],
  ] as const) {
    await footerLink(page, link).click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(RegExp(`^${name}\\b`));
    await expect(liveRegion(page)).toContainText(name);
  }
});

test('a heading that receives focus from the keyboard has no frame', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/');
  await footerLink(page, 'Privacy Policy').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page.locator('h1:focus-visible')).toHaveCSS('box-shadow', 'none');
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
});

test('a new page starts at the top; back and forward restore the scroll position', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 1500);
  await clickInHeader(page, 'About Us');
  await expect(heading(page)).toHaveText('About us');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('a link to the page that is shown returns to its top', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/about');
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
});

test('an unknown hash does not scroll, nor does the next one', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/about');
  await scrollTo(page, 600);
  for (const hash of ['nothing', '100%']) {
    await page.evaluate((name) => {
      window.location.hash = name;
    }, hash);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrolled(page)).toBe(600);
    await expect(heading(page)).toHaveText('About us');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
});

test('an address with escaped letters shows its page, also once the scripts run', async ({ page }) => {
  await visit(page, '/services/author%5Fsupport?from=mail#services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author support');
  await expect(page).toHaveURL('/services/author_support?from=mail#services');
});
