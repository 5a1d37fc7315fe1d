import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { inTurn, isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone, resize } from '../support/widths.ts';

// No transition may run during a scan.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const viewports = [phone, desktop];

for (const viewport of viewports)
  test(`a page is accessible at ${viewport.width} px, and has enough contrast in the dark`, async ({ page, pages }) => {
    await resize(page, viewport);
    for (const [index, path] of inTurn(pages.sampled, viewports, viewport).entries())
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, path);
        await expectAccessible(page, { state: path });
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
        // Header and footer have the same colours on every page, so by day one page of each width is scanned whole.
        const part = index === 0 || isNightly ? {} : { within: 'main' };
        await expectAccessible(page, { state: `${path} in the dark`, contrast: 'only', ...part });
      });
  });
