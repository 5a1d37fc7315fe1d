import { expect, type Page } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

// No transition may run during a scan.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Kind of book' });
const search = (page: Page) => page.locator('main form').first().getByRole('button');
const question = (page: Page) => page.locator('summary', { hasText: 'Does it open without script?' }).last();

test('the gallery has enough contrast in every state, in the dark and with more contrast', async ({ page }) => {
  await visit(page, '/gallery');
  await question(page).press('Enter');
  await search(page).press('Enter');
  await expect(search(page)).toHaveText('Loading');
  await dropdown(page).press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Kind of book' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      await expectAccessible(page, { state: `${colorScheme}, ${contrast}`, contrast: 'only' });
    }
  }
});
