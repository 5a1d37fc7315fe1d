import { test } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { allPaths } from '../support/sitePages.ts';
import { visit } from '../support/visit.ts';

for (const path of allPaths) {
  test(`${path} is accessible, narrow and wide`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, path);
    await expectAccessible(page, 'at 375 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page, 'at 1440 px');
  });
}
