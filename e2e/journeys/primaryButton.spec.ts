import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

const recognition = (page: Page) => page.locator(`#recoganition`);
const button = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Expects the section 80 px below the top of the window. */
async function expectAtAnchor(page: Page) {
  await expect
    .poll(() => recognition(page).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80);
  await expect(recognition(page).getByRole('heading', { level: 2 })).toBeFocused();
}

for (const viewport of [phone, desktop])
  test(`"Get started" goes home from elsewhere, then scrolls, at ${viewport.width} px`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/about');
    await markVisit(page);
    await button(page, 'Get started').click();
    await expectAtAnchor(page);
    expect(await isSameVisit(page)).toBe(true);
  });

const underJournals = [
  ['/journals/editor/compliance-check', phone],
  ['/journals', desktop],
  ['/journals/author/no-such-service', desktop],
] as const;

for (const [path, viewport] of isNightly ? underJournals : underJournals.slice(0, 1))
  test(`under /journals it reads "Consult Now" and links to the contact page: ${path}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, path);
    await expect(button(page, 'Get started')).toHaveCount(0);
    await button(page, 'Consult Now').click();
    await expect(page).toHaveURL('/contact');
    await expect(button(page, 'Get started')).toBeVisible();
  });
