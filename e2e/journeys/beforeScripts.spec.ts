import { expect } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { isNightly } from '../support/nightly.ts';
import { hydrated, shellHydrated } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

test('the services menu works before the scripts load, and stays open through hydration', async ({ page, gateway }) => {
  const release = gateway.hold(/\.js/);
  await page.setViewportSize(desktop);
  await page.goto('/', { waitUntil: 'commit' });
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const list = page.locator('#services-menu');
  await services.click();
  await expect(list).toBeVisible();
  await services.click();
  await expect(list).toBeHidden();
  await services.click();
  release();
  await hydrated(page);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
});

test('the hamburger menu works before the scripts load, and stays open through hydration', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const release = gateway.hold(/\.js/);
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'Author support' })).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Author support' }).click();
  await expect(page).toHaveURL('/services/author_support');
  await expect(menu).toBeHidden();
});

test('a link within the page keeps what the visitor has written before the code of the page has loaded', async ({
  page,
  gateway,
}) => {
  const release = gateway.hold(/ContactPage\.\w+\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await shellHydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('half a message');
  release();
  await hydrated(page);
  await expect(message).toHaveValue('half a message');
  await expect(message).toBeFocused();
});

test('a form whose script is lost names the address to write to', { tag: '@nightly' }, async ({ page, gateway }) => {
  gateway.respond(/\/apps\/shell\/.*(?:main|react)\.\w+\.js/, 503);
  await page.goto('/contact');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
});

for (const reducedMotion of isNightly ? (['reduce', 'no-preference'] as const) : (['no-preference'] as const))
  test(`a form whose script is on the way does not say that it is lost (motion: ${reducedMotion})`, async ({
    page,
    gateway,
  }) => {
    gateway.hold(/\.js/);
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    expect(await page.getByText('This form needs JavaScript').isVisible()).toBe(false);
  });

test('Search navigates to the shown service before the scripts load', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const release = gateway.hold(/\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a journal');
  release();
  // The browser adds a question mark to the address of a form, which the shell removes.
  await expect(page).toHaveURL('/journals/author/find-a-journal');
});

test('a click on a widget whose code is still loading takes effect once the code has loaded', async ({
  page,
  gateway,
}) => {
  const release = gateway.hold(/\/HomePage\.\w+\.js/);
  await page.setViewportSize(desktop);
  await page.goto('/', { waitUntil: 'commit' });
  await shellHydrated(page);
  const tab = page.getByRole('tab', { name: 'Editor' });
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Editor' })).toBeVisible();
});
