import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const colour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The colour of the browser's bar. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });
const paper = 'rgb(251, 248, 242)';
const night = 'rgb(14, 19, 32)';

test('the colours are those of the system, and those that a visitor has chosen from the first frame on', async ({
  page,
}) => {
  await visit(page, '/about');
  expect(await colour(page)).toBe(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colour(page)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  expect(await colour(page)).toBe(night);
  await page.addInitScript(() =>
    requestAnimationFrame(function look() {
      if (!document.querySelector('footer')) requestAnimationFrame(look);
      else Reflect.set(window, 'shown', getComputedStyle(document.body).backgroundColor);
    }),
  );
  await visit(page, '/contact');
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBe(night);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
});

test("the browser's bar has the colours of the page", { tag: '@nightly' }, async ({ page }) => {
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  await visit(page, '/about');
  expect(await barColour(page)).toBe('#fbf8f2');
  await choose('Dark');
  expect(await barColour(page)).toBe('#0e1320');
  await visit(page, '/contact');
  await expect.poll(() => barColour(page)).toBe('#0e1320');
  await choose('Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barColour(page)).toBe('#fbf8f2');
  await choose('System');
  expect(await barColour(page)).toBe('#0e1320');
});
