import { expect, test } from '@playwright/test';
import { allPaths } from '../support/sitePages.ts';

test('no page scrolls sideways at 320 px, nor at 400 % zoom', async ({ page }) => {
  test.setTimeout(180_000);
  const wide = [];
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path} is ${width} px wide`);
    }
  }
  expect(wide).toEqual([]);
});
