import { expect, type Locator } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone, tablet } from '../support/widths.ts';

const audience = (root: Locator) => root.getByRole('combobox', { name: "I'm an" });
const service = (root: Locator) => root.getByRole('combobox', { name: 'and I need' });
const search = (root: Locator) => root.getByRole('button', { name: 'Search' });

async function choose(combobox: Locator, option: string) {
  await combobox.click();
  await combobox.page().getByRole('option', { name: option, exact: true }).click();
}

for (const viewport of [phone, desktop]) {
  test(`the hero leads to the chosen service at ${viewport.width} px`, async ({ page }) => {
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

test('the bar of a journal page stands at its own service and leads to others', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/journals/editor/compliance-check');
  const bar = page.getByRole('search', { name: 'Find a service' });
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(audience(bar)).toHaveText('Editor');
  await expect(service(bar)).toHaveText('Pre-Submission compliance check');
  await choose(audience(bar), 'Publisher');
  await expect(service(bar)).toHaveText('End-to-End peer review');
  await search(bar).click();
  await expect(page).toHaveURL('/journals/publisher/peer-review');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(audience(bar)).toHaveText('Publisher');
  await expect(service(bar)).toHaveText('End-to-End peer review');
});

test('the bar begins at 768 px', async ({ page }) => {
  await visit(page, '/journals/editor/compliance-check');
  const bar = page.getByRole('search', { name: 'Find a service' });
  await page.setViewportSize({ ...tablet, width: tablet.width - 1 });
  await expect(bar).toBeHidden();
  await page.setViewportSize(tablet);
  await expect(bar).toBeVisible();
});

test('Search says Loading while the page is on its way', async ({ page, gateway }) => {
  const release = gateway.hold(/PeerReview[\w.]*\.js/);
  await visit(page, '/journals/editor/compliance-check');
  const bar = page.locator('search');
  await choose(audience(bar), 'Publisher');
  await search(bar).click();
  await expect(bar.getByText('Loading')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End-to-End peer review');
  await expect(search(bar)).toBeEnabled();
});
