import { chromium, expect, test } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { pageTypes } from '../support/pageTypes.ts';
import { origin } from '../support/places.ts';
import { allPaths } from '../support/sitePages.ts';
import { desktop, tablet } from '../support/widths.ts';

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

test('a reader who has text twice as large gets the menu and the columns of a smaller screen', async () => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  await using browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: desktop });
  for (const path of pageTypes) {
    await page.goto(origin + path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(tablet);
  for (const path of pageTypes) {
    await page.goto(origin + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(tablet.width);
  }
});
