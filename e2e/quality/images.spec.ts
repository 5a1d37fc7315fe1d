import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

test('a first visit to every kind of page fetches at most 60 KB of images', async ({ page, pages }) => {
  for (const path of pages.sampled) {
    await page.goto(path);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img')
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    expect(bytes, path).toBeLessThan(60 * 1024);
  }
});
