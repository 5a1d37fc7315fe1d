import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { allPaths, unknownPath } from '../support/sitePages.ts';
import { Visitor } from '../support/Visitor.ts';
import { violationsOf } from '../support/violationsOf.ts';
import { visit } from '../support/visit.ts';

const half = Math.ceil(allPaths.length / 2);

for (const paths of [allPaths.slice(0, half), allPaths.slice(half)]) {
  test(`no policy is hurt and nothing complains on a first load, from ${paths[0]} on`, async ({ page }) => {
    const violations = await violationsOf(page);
    const complaints = complaintsOf(page);
    for (const path of paths) await visit(page, path);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('no policy is hurt and nothing complains in one visit to all pages', async ({ page }) => {
  const violations = await violationsOf(page);
  const complaints = complaintsOf(page);
  const visitor = new Visitor(page);
  await visitor.start('/');
  await markVisit(page);
  for (const path of allPaths.filter((each) => each !== unknownPath)) {
    await visitor.follow(path);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(await isSameVisit(page)).toBe(true);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});
