import { expect, type Locator } from '@playwright/test';

/** Moves through all tabs by key: each has the focus, is selected, is the only Tab stop, and shows its panel. */
export async function walkTabs(list: Locator, names: readonly string[]): Promise<void> {
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
