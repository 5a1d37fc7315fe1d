import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

// No transition may run during a scan.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every kind of page is accessible, and has enough contrast in the dark', async ({ page, pages }) => {
      for (const path of pages.sampled)
        await test.step(path, async () => {
          await visit(page, path);
          await expectAccessible(page, { state: path });
          // Colours are the same at every width.
          if (viewport === desktop) return;
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
          await expectAccessible(page, { state: `${path} in the dark`, only: 'color-contrast' });
          await page.emulateMedia({ colorScheme: 'light' });
        });
    });
  });
}
