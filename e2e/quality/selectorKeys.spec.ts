import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const audience = (page: Page) => page.getByRole('combobox', { name: "I'm an" });
const service = (page: Page) => page.getByRole('combobox', { name: 'and I need' });
const list = (page: Page) => page.getByRole('listbox', { name: 'and I need' });

/** The active option, as assistive technology announces it. */
async function expectActive(page: Page, label: string) {
  const id = await service(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`)).toHaveText(label);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
  await expect(service(page)).toBeFocused();
}

// shared/ui/dropdown/Dropdown.test.tsx tests every key.
test('a visitor chooses an audience and a service by keyboard and reaches its page', async ({ page }) => {
  await visit(page, '/');
  await audience(page).press('End');
  await audience(page).press('Enter');
  await expect(audience(page)).toHaveText('University');
  await expect(service(page)).toHaveText('Platform setup & Configuration');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'selected' })).toHaveText(
    'Platform setup & Configuration selected',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 'Platform setup & Configuration');
  await page.keyboard.type('tr');
  await expectActive(page, 'Training & User support');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(service(page)).toHaveText('Platform setup & Configuration');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.type('tr');
  await page.keyboard.press('Tab');
  await expect(service(page)).toHaveText('Training & User support');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/journals/university/training-user-support');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
