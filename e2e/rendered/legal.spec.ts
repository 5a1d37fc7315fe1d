import { expect, test } from '@playwright/test';
import { legalPaths } from '../support/sitePages.ts';
import { visit } from '../support/visit.ts';

for (const path of legalPaths) {
  test(`${path} has its date and the parts 1 to 5 and 7 to 9`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByText('18th August 2025')).toBeVisible();
    const headings = await page.locator('main section h2').allTextContents();
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  });
}

test('the terms repeat the body of the privacy policy', async ({ page }) => {
  const bodies: string[] = [];
  for (const path of legalPaths) {
    await visit(page, path);
    bodies.push((await page.locator('main section').allTextContents()).join('\n'));
  }
  expect(bodies[0]?.length).toBeGreaterThan(2000);
  expect(bodies[1]).toBe(bodies[0]);
});
