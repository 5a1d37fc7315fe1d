import { expect, test } from '@playwright/test';
import { publicPaths } from '../support/sitePages.ts';
import { desktop } from '../support/widths.ts';

test('every image is there with its size and a text alternative, and a first visit fetches at most 60 KB of them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const images = new Set<string>();
  await page.setViewportSize(desktop);
  for (const path of publicPaths) {
    await page.goto(path);
    const bare = page.locator('img:not([width][height][alt])');
    await expect(bare, path).toHaveCount(0);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img')
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    expect(bytes, path).toBeLessThan(60 * 1024);
    for (const url of await page.locator('img').evaluateAll(readSources)) images.add(url);
  }
  expect(images.size).toBeGreaterThan(20);
  for (const url of images) {
    const response = await page.request.get(url);
    expect([response.status(), response.headers()['content-type']], url).toEqual([200, 'image/svg+xml']);
  }
});

const readSources = (images: readonly Element[]) =>
  images.flatMap((image) => (image instanceof HTMLImageElement ? image.src : []));
