import { expect, type Locator } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

const audience = (root: Locator) => root.getByRole('combobox', { name: "I'm an" });
const service = (root: Locator) => root.getByRole('combobox', { name: 'and I need' });
const search = (root: Locator) => root.getByRole('button', { name: 'Search' });

async function choose(combobox: Locator, option: string) {
  await combobox.click();
  await combobox.page().getByRole('option', { name: option, exact: true }).click();
}

// By day `selectorKeys.spec.ts` chooses by keyboard.
for (const viewport of [phone, desktop]) {
  test(`the hero navigates to the chosen service at ${viewport.width} px`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    const hero = page.getByRole('main');
    await expect(audience(hero)).toHaveText('Author');
    await expect(service(hero)).toHaveText('Find a journal');
    await choose(audience(hero), 'University');
    await expect(service(hero)).toHaveText('Platform setup & Configuration');
    await choose(service(hero), 'Training & User support');
    await expect(page).toHaveURL('/');
    await search(hero).click();
    await expect(page).toHaveURL('/journals/university/training-user-support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training & User support');
  });
}
