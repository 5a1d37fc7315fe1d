import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every kind of page is accessible', async ({ page, pages }) => {
      for (const path of pages.sampled)
        await test.step(path, async () => {
          await visit(page, path);
          await expectAccessible(page, { state: path });
        });
    });
  });
}

test.describe('in the dark', () => {
  test.use({ viewport: desktop, colorScheme: 'dark' });

  test('every kind of page has enough contrast', async ({ page, pages }) => {
    for (const path of pages.sampled)
      await test.step(path, async () => {
        await visit(page, path);
        expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
        await expectAccessible(page, { state: path, only: 'color-contrast' });
      });
  });
});
