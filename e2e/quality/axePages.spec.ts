import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { isNightly } from '../support/nightly.ts';
import { resize } from '../support/resize.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

// No transition may run during a scan.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test('every kind of page is accessible on a phone and in a wide window, and has enough contrast in the dark', async ({
  page,
  pages,
}) => {
  for (const path of pages.sampled)
    await test.step(path, async () => {
      await resize(page, phone);
      await visit(page, path);
      await expectAccessible(page, { state: path });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      await expectAccessible(page, { state: `${path} in the dark`, contrast: 'only' });
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, desktop);
      // Colours are the same at every width.
      await expectAccessible(page, { state: `${path}, wide`, ...(isNightly ? {} : { contrast: 'unchecked' }) });
    });
});
