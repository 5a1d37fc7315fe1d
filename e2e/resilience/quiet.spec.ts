import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf.ts';
import { readPages } from '../support/readPages.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { allPaths, unknownPath } from '../support/sitePages.ts';
import { Visitor } from '../support/Visitor.ts';
import { violationsOf } from '../support/violationsOf.ts';
import { visit } from '../support/visit.ts';

const half = Math.ceil(allPaths.length / 2);

for (const paths of [allPaths.slice(0, half), allPaths.slice(half)]) {
  test(`no policy is hurt and nothing complains on a first load, and no service worker stays, from ${paths[0]} on`, async ({
    page,
  }) => {
    const violations = await violationsOf(page);
    const complaints = complaintsOf(page);
    for (const path of paths) await visit(page, path);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
}

test('in one visit to all pages no policy is hurt, nothing complains, and search engines are told of each what its HTML tells', async ({
  browser,
  page,
}) => {
  const served = await readPages(browser, allPaths);
  const violations = await violationsOf(page);
  const complaints = complaintsOf(page);
  const visitor = new Visitor(page);
  await visitor.start('/');
  await markVisit(page);
  for (const { path, canonical, meta } of served.filter((each) => each.path !== unknownPath)) {
    await visitor.follow(path);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await expect.poll(() => toldSearchEngines(page), path).toEqual({ canonical, robots: meta['robots'] });
  }
  expect(await isSameVisit(page)).toBe(true);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

const toldSearchEngines = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? undefined,
  }));
