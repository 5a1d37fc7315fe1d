import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone, resize } from '../support/widths.ts';

const path = '/journals/author/find-a-journal';
const centre = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0) / 2;

test('the first image is on the right, then the sides alternate; on a phone image and text stand one below the other', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, path);
  const sections = await page.locator('main section:has(img)').all();
  expect(sections).toHaveLength(3);
  const centres = () => Promise.all(sections.map(async (each) => centre(await each.locator('img').boundingBox())));
  expect((await centres()).map((image) => image > desktop.width / 2)).toEqual([true, false, true]);
  await test.step('on a phone nothing is wider than the window', async () => {
    await resize(page, phone);
    for (const image of await centres()) expect(Math.abs(image - phone.width / 2)).toBeLessThan(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
