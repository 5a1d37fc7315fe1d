import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { phone, tablet } from '../support/widths.ts';

const section = (page: Page) => page.locator(`#recoganition`);

const audiences = [
  { value: 'author', label: 'Author', services: 9 },
  { value: 'publisher', label: 'Publisher', services: 7 },
  { value: 'editor', label: 'Editor', services: 4 },
  { value: 'university', label: 'University', services: 9 },
];

test.describe('from 768 px', () => {
  test.use({ viewport: tablet });

  test('four tabs show the services of one audience each, Author first', async ({ page }) => {
    await visit(page, '/');
    const tabs = section(page).getByRole('tablist', { name: 'Audience' }).getByRole('tab');
    await expect(tabs).toHaveText(audiences.map(({ label }) => label));
    await expect(section(page).getByRole('combobox')).toHaveCount(0);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const { value, label, services } of audiences) {
      await tabs.filter({ hasText: label }).click();
      const panel = section(page).getByRole('tabpanel', { name: label });
      await expect(section(page).getByRole('tabpanel')).toHaveCount(1);
      await expect(panel.getByRole('link')).toHaveCount(services);
      for (const link of await panel.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^/journals/${value}/`));
      }
    }
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: phone });

  test('one dropdown takes the place of the tabs', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/');
    const choice = section(page).getByRole('combobox', { name: 'Audience' });
    await expect(section(page).getByRole('tab')).toHaveCount(0);
    await expect(choice).toHaveText('Author');
    for (const { value, label, services } of audiences) {
      await choice.click();
      await page.getByRole('option', { name: label }).click();
      await expect(choice).toHaveText(label);
      const links = section(page).locator(`a[href^="/journals/${value}/"]:visible`);
      await expect(links).toHaveCount(services);
      await expect(section(page).locator('a[href^="/journals/"]:visible')).toHaveCount(services);
    }
  });
});
