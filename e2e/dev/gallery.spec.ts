import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

/** Moves through all tabs by key: each has the focus, is selected, is the only Tab stop, and shows its panel. */
async function walkTabs(list: Locator, names: readonly string[]): Promise<void> {
  const page = list.page();
  await expect(list.getByRole('tab')).toHaveText([...names]);
  await list.getByRole('tab').first().focus();
  for (const [key, index] of [
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['End', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    const name = String(names.at(index));
    await expect(list.getByRole('tab', { name })).toBeFocused();
    await expect(list.getByRole('tab', { selected: true })).toHaveText([name]);
    await expect(list.locator('[tabindex="0"]')).toHaveText([name]);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
}

// No transition may run during a scan.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Kind of book' });
const search = (page: Page) => page.locator('main form').first().getByRole('button');
const question = (page: Page) => page.locator('summary', { hasText: 'Does it open without script?' }).last();

test('a keyboard alone operates every component of the gallery', async ({ page }) => {
  await visit(page, '/gallery');

  await dropdown(page).press('ArrowDown');
  await dropdown(page).press('End');
  await dropdown(page).press('Enter');
  await expect(dropdown(page)).toHaveText('Conference proceedings');

  await search(page).press('Enter');
  await expect(search(page)).toHaveText('Loading');
  await page.getByRole('button', { name: 'End loading' }).press('Enter');
  await expect(search(page)).toHaveText('Search');

  await walkTabs(page.getByRole('tablist', { name: 'Example' }), ['First', 'Second', 'Third', 'Fourth']);

  const next = page.getByRole('button', { name: 'Next slide' });
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.press('Enter');
  await expect(page.getByRole('region', { name: 'Slider' })).toContainText('4 of 4');

  const answer = page.getByText('Yes: it is the browser’s own disclosure.').last();
  await question(page).press('Enter');
  await expect(answer).toBeVisible();
  await question(page).press('Enter');
  await expect(answer).toBeHidden();
});

test('the gallery has enough contrast in every state, in the dark and with more contrast', async ({ page }) => {
  await visit(page, '/gallery');
  await question(page).press('Enter');
  await search(page).press('Enter');
  await dropdown(page).press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Kind of book' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      await expectAccessible(page, { state: `${colorScheme}, ${contrast}`, contrast: 'only' });
    }
  }
});
