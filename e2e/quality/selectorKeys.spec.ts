import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const service = (page: Page) => page.getByRole('combobox', { name: 'and I need' });
const list = (page: Page) => page.getByRole('listbox', { name: 'and I need' });

/** The option that the keys have reached, as assistive technology hears it. */
async function expectActive(page: Page, label: string) {
  const id = await service(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`)).toHaveText(label);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
  await expect(service(page)).toBeFocused();
}

async function expectClosed(page: Page, value: string) {
  await expect(service(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(service(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(list(page)).toBeHidden();
  await expect(service(page)).toHaveText(value);
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/');
  await service(page).focus();
});

test('closed, the keys of a list open it', async ({ page }) => {
  for (const [key, active] of [
    ['ArrowDown', 'Find a journal'],
    ['Alt+ArrowDown', 'Find a journal'],
    ['ArrowUp', 'Find a journal'],
    ['Enter', 'Find a journal'],
    ['Space', 'Find a journal'],
    ['Home', 'Find a journal'],
    ['End', 'Virtual conference'],
    ['s', 'Submit my paper in a conference'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(service(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page)).toBeVisible();
    await expectActive(page, active);
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Find a journal');
    await expect(service(page)).toBeFocused();
  }
});

test('open, the arrows move without wrapping, Home and End lead to the ends, the page keys by ten', async ({
  page,
}) => {
  await page.keyboard.press('ArrowDown');
  for (const [key, active] of [
    ['ArrowUp', 'Find a journal'],
    ['ArrowDown', 'Enhance my paper'],
    ['ArrowDown', 'Translate my paper'],
    ['ArrowUp', 'Enhance my paper'],
    ['PageDown', 'Virtual conference'],
    ['ArrowDown', 'Virtual conference'],
    ['PageUp', 'Find a journal'],
    ['End', 'Virtual conference'],
    ['Home', 'Find a journal'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, active);
  }
  await expect(service(page)).toHaveText('Find a journal');
});

test('Enter, Space, Alt+ArrowUp and Tab choose the active option and close the list', async ({ page }) => {
  for (const [key, chosen] of [
    ['Enter', 'Enhance my paper'],
    ['Space', 'Translate my paper'],
    ['Alt+ArrowUp', 'Evaluate my paper'],
    ['Tab', 'Check integrity on my paper'],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await expectClosed(page, chosen);
    if (key !== 'Tab') await expect(service(page)).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await service(page).press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(['Check integrity on my paper']);
  await expect(page).toHaveURL('/');
});

test('typing leads to the option that starts with the letters', async ({ page }) => {
  await page.keyboard.type('ev');
  await expectActive(page, 'Evaluate my paper');
});

test('one letter again and again leads from one option to the next that starts with it, and round', async ({
  page,
}) => {
  for (const active of ['Enhance my paper', 'Evaluate my paper', 'Enhance my paper']) {
    await page.keyboard.press('e');
    await expectActive(page, active);
  }
});

test('another audience brings its own first service, says so and goes nowhere', async ({ page }) => {
  const audience = page.getByRole('combobox', { name: "I'm an" });
  await audience.press('End');
  await audience.press('Enter');
  await expect(audience).toHaveText('University');
  await expect(service(page)).toHaveText('Platform setup & Configuration');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'selected' })).toHaveText(
    'Platform setup & Configuration selected',
  );
  await service(page).press('ArrowDown');
  await expect(list(page).getByRole('option')).toHaveCount(9);
  await expect(page).toHaveURL('/');
});

test('by keyboard alone a visitor gets to a service', async ({ page }) => {
  await page.keyboard.press('c');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/journals/author/check-integrity');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
