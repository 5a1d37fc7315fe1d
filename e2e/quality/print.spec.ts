import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const narrow = { width: 720, height: 1000 };
const medium = { width: 1000, height: 1400 };
const wide = { width: 1300, height: 1400 };

test('a printed page shows the name of the site and no interactive control', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/journals/author/find-a-journal');
  const banner = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await expectOnScreenOnly(page, [
    page.getByRole('navigation', { name: 'Main' }),
    banner.getByRole('link', { name: 'Consult Now' }),
    page.getByRole('search'),
    page.getByRole('region', { name: 'Other services for authors' }),
    footer.getByRole('navigation').first(),
    footer.getByRole('navigation').last(),
    footer.getByRole('link', { name: 'LinkedIn' }),
  ]);
  await expect(banner.getByText('Mirqam').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the contact page is printed without its form, and with the address', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/contact');
  await expectOnScreenOnly(page, [
    page.getByRole('textbox').first(),
    page.getByRole('button', { name: 'Send message' }),
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@' }).first()).toBeVisible();
});

test('the footer is printed on the first sheet, so that it is not alone on the last one', { tag: '@nightly' }, async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const address = await page.getByRole('contentinfo').getByText('hello@').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(address?.y).toBeLessThan(heading?.y ?? 0);
});

test('every tab is printed, without the row that selects one, nor the button of the menu', async ({ page }) => {
  await page.setViewportSize(medium);
  await visit(page, '/about');
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveCount(1);
  await expectOnScreenOnly(page, [
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('tablist', { name: 'Mission, vision and values' }),
  ]);
  await expect(panels).toHaveCount(3);
  for (const text of ['Transparency', 'Credibility']) await expect(panels.last().getByText(text)).toBeVisible();
});

test('every testimonial and the services of every audience are printed, however narrow the paper is, and no control', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  await visit(page, '/');
  const quotes = page.locator('blockquote').filter({ visible: true });
  const services = ['Journal metrics & Analytics', 'Training & User support'].map((name) =>
    page.getByRole('link', { name }),
  );
  await expect(quotes).toHaveCount(1);
  for (const service of services) await expect(service).toBeHidden();
  await expectOnScreenOnly(page, [
    page.getByRole('button', { name: 'Pause carousel' }),
    page.getByRole('button', { name: 'Next testimonial' }),
  ]);
  await expect(quotes).toHaveCount(3);
  for (const service of services) await expect(service).toBeVisible();
});

test('every slide is printed, none beyond the edge of the paper, and the answers with their questions', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize(medium);
  await visit(page, '/services/author_support');
  const slides = page.getByRole('region', { name: 'Why work with us' });
  const beyond = () => slides.getByRole('group').evaluate((track) => track.scrollWidth - track.clientWidth);
  expect(await beyond()).toBeGreaterThan(0);
  const answers = page.locator('details > :not(summary)').filter({ visible: true });
  await expect(answers).toHaveCount(0);
  await expectOnScreenOnly(page, [slides.getByRole('button', { name: 'Next slide' })]);
  expect(await beyond()).toBe(0);
  await expect(answers).toHaveCount(4);
});

/** Expects controls on screen and none in print; leaves the page in print media. */
async function expectOnScreenOnly(page: Page, controls: readonly Locator[]) {
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
}
