import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { narrowestRow } from '../support/widths.ts';

test.use({ viewport: narrowestRow });

const labels = [
  ...['Publishing services', 'Author support', 'Books and textbooks', 'Conference services'],
  'Research culture',
  ...['For authors', 'For publishers', 'For editors', 'For universities'],
];
const services = [
  ['Publishing services', '/services/publishing-services'],
  ['Author support', '/services/author_support'],
  ['Books and textbooks', '/services/book_and_textbook'],
  ['Conference services', '/services/conference_services'],
  ['For universities', '/journals/university/platform-setup-config'],
] as const;
const servicesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
const entries = (page: Page) => page.locator('#services-menu').getByRole('link');

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(entries(page)).toHaveText(isOpen ? labels : []);
  if (!isOpen) await expect(page.locator('#services-menu')).toBeHidden();
}

test('a click opens the services, wholly visible right below their button; a click, a press outside and a focus that leaves close them', async ({
  page,
}) => {
  await visit(page, '/terms-conditions');
  await test.step('a click opens them, another one closes them', async () => {
    await expectOpen(page, false);
    await servicesButton(page).click();
    await expectOpen(page, true);
    await expect(page.locator('#services-menu')).toBeInViewport({ ratio: 1 });
    const button = await servicesButton(page).boundingBox();
    const list = await page.locator('#services-menu').boundingBox();
    // Its border and the space before its entries, which therefore begin below the label.
    expect((list?.x ?? 0) - (button?.x ?? 0)).toBeCloseTo(-17, 0);
    expect((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(24);
    await servicesButton(page).click();
    await expectOpen(page, false);
  });
  await test.step('a press outside closes them', async () => {
    await servicesButton(page).click();
    await expectOpen(page, true);
    await page.getByRole('heading', { level: 1 }).click();
    await expectOpen(page, false);
  });
  await test.step('they close when the focus leaves them, forwards and backwards', async () => {
    await servicesButton(page).click();
    await entries(page).last().focus();
    await page.keyboard.press('Tab');
    await expectOpen(page, false);
    await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeFocused();
    await servicesButton(page).click();
    await page.keyboard.press('Shift+Tab');
    await expectOpen(page, false);
  });
});

test('Enter and Space open the services, Tab walks through them, Escape closes and returns the focus', async ({
  page,
}) => {
  await visit(page, '/terms-conditions');
  await servicesButton(page).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expectOpen(page, true);
    if (key === 'Enter') {
      for (const label of labels) {
        await page.keyboard.press('Tab');
        await expect(entries(page).filter({ hasText: label })).toBeFocused();
      }
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(servicesButton(page)).toBeFocused();
  }
});

test('the focus in the header leaves the page where the visitor has scrolled to', { tag: '@nightly' }, async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await servicesButton(page).click();
  for (const key of ['Tab', 'Escape', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(servicesButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('choosing a service follows the link, also to the page that is shown, closes the list and marks the entry as current', async ({
  page,
}) => {
  await visit(page, '/terms-conditions');
  // By day one page of each remote; the last link leads to the page that is shown.
  const chosen = isNightly ? services : [services[0], services[4]];
  for (const [label, path] of [...chosen, services[4]]) {
    await servicesButton(page).click();
    await page.locator('#services-menu').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expectOpen(page, false);
    await servicesButton(page).click();
    await expect(page.locator('#services-menu [aria-current="page"]')).toHaveText([label]);
    await page.keyboard.press('Escape');
  }
});

test('the entry of a section leads to it, on another page and on its own', { tag: '@nightly' }, async ({ page }) => {
  for (const start of ['/terms-conditions', '/services/publishing-services']) {
    await visit(page, start);
    await servicesButton(page).click();
    await page.locator('#services-menu').getByRole('link', { name: 'Research culture' }).click();
    await expect(page).toHaveURL('/services/publishing-services#research-culture');
    await expect(page.getByRole('heading', { name: 'University publishing and research culture' })).toBeFocused();
    await expectOpen(page, false);
  }
});

test('going back closes the services', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await servicesButton(page).click();
  await page.goBack();
  await expectOpen(page, false);
});
