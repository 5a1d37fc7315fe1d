import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { test as offlineTest } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

// No transition may run during a scan.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const findAJournal = '/journals/author/find-a-journal';

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('open menus, lists and tabs of the home page are accessible, by day one of each, and its last testimonial', async ({
    page,
  }) => {
    await visit(page, '/');
    const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Author support' })).toBeVisible();
    await expectAccessible(page, { state: 'services', within: 'header' });
    await page.keyboard.press('Escape');
    for (const name of isNightly ? ["I'm an", 'and I need'] : ["I'm an"]) {
      await page.getByRole('combobox', { name }).click();
      await expect(page.getByRole('listbox', { name })).toBeVisible();
      await expectAccessible(page, { state: name, within: 'main form' });
      await page.keyboard.press('Escape');
    }
    for (const name of isNightly ? ['Author', 'Publisher', 'Editor', 'University'] : ['University']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessible(page, { state: name, within: '#recoganition' });
    }
    await page.getByRole('button', { name: 'Next testimonial' }).dblclick();
    await expect(page.getByRole('group', { name: '3 of 3' })).toBeVisible();
    await expectAccessible(page, { state: 'testimonial', within: isNightly ? 'main' : '[aria-label="Testimonials"]' });
  });

  test('the open list of the bottom bar is accessible', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, findAJournal);
    await page.getByRole('search').getByRole('combobox', { name: 'and I need' }).click();
    await expect(page.getByRole('listbox', { name: 'and I need' })).toBeVisible();
    await expectAccessible(page, { within: 'search' });
  });

  test('tabs and expanded cards of the about page are accessible', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/about');
    for (const [card, tab] of [
      ['Connection & Community', 'Our Mission'],
      ['Meaning & Purpose', 'Our Vision'],
      ['Develop & Grow', 'Our Values'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).press('Enter');
      await page.getByRole('button', { name: card }).focus();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByRole('button', { name: card })).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, { state: `${card}, ${tab}`, within: 'main' });
    }
  });

  test('open questions and the last slides are accessible', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/services/author_support');
    for (const question of await page.locator('summary').all()) await question.click();
    await expect(page.locator('details > :not(summary)').filter({ visible: true })).toHaveCount(4);
    await page.getByRole('button', { name: 'Next slide' }).click({ clickCount: 3 });
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, { within: 'main' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the open menu and its services are accessible, and the audience list in place of the tabs', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    if (isNightly) await expectAccessible(page, { state: 'menu', within: 'header' });
    await menu.getByRole('button', { name: 'Services' }).click();
    await expect(menu.getByRole('link', { name: 'Author support' })).toBeVisible();
    await expectAccessible(page, { state: 'menu and services', within: 'header' });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('combobox', { name: 'Audience' }).click();
    await expect(page.getByRole('listbox', { name: 'Audience' })).toBeVisible();
    await expectAccessible(page, { state: 'audiences', within: '#recoganition' });
    await page.getByRole('option', { name: 'Editor' }).click();
    await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible();
    await expectAccessible(page, { state: 'Editor', within: '#recoganition' });
  });

  test('the open contents of a legal page are accessible', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/privacy-policy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, { within: 'nav[aria-label="Contents"]' });
  });
});

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    offlineTest.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the form is accessible with errors and after it was sent', { tag: '@nightly' }, async ({ page }) => {
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('This field is required')).toHaveCount(3);
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
      await expect(page.getByText('Invalid email address')).toBeVisible();
      await expectAccessible(page, { state: 'errors', within: 'main' });
      for (const [name, value] of [
        ['Name', 'Leila'],
        ['Email', 'leila@example.org'],
        ['Message', 'A question'],
      ] as const) {
        await page.getByRole('textbox', { name }).fill(value);
      }
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      await expectAccessible(page, { state: 'sent', within: 'main' });
    });

    offlineTest(
      'the loader is accessible, also when a page cannot be loaded',
      { tag: '@nightly' },
      async ({ page, context }) => {
        await visit(page, '/contact');
        await hangPageCode(page, 'journals');
        await page.evaluate((href) => document.querySelector('footer a')?.setAttribute('href', href), findAJournal);
        await page.getByRole('contentinfo').getByRole('link').first().click();
        await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
        await expectAccessible(page, { state: 'loader' });
        await context.setOffline(true);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
        await expectAccessible(page, { state: 'trouble' });
      },
    );
  });
}

/** Lets every request for a file of the app hang. */
const hangPageCode = (page: Page, app: string) => page.route(`**/apps/${app}/**`, () => undefined);
