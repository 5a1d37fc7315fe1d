import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { buildContent, ContentPage } from '../support/ContentPage.ts';
import { fragment } from '../support/generatedFragments.ts';
import { hostileFragments } from '../support/hostileFragments.ts';

const nothing = { hits: 0, offList: [] };

test('every hostile fragment would leave the list, were it shown as it stands', async ({ page }) => {
  const content = await ContentPage.open(page);
  const fragments = Object.values(hostileFragments).flat();
  expect(new Set(fragments).size).toBeGreaterThanOrEqual(200);
  const harmless = [];
  let hits = 0;
  for (const html of fragments) {
    const outcome = await content.showRaw(html);
    hits = outcome.hits;
    if (outcome.offList.length === 0) harmless.push(html);
  }
  expect(harmless).toEqual([]);
  expect(hits).toBeGreaterThan(50);
});

for (const [name, fragments] of Object.entries(hostileFragments)) {
  test(`of ${fragments.length} hostile ${name} none runs, and none is shown`, async ({ page }) => {
    const content = await ContentPage.open(page);
    const built = fragments.map(buildContent);
    expect(fragments.filter((_, index) => built[index] !== undefined)).toEqual([]);
    expect(await content.show(built.filter((para) => para !== undefined))).toEqual(nothing);
  });
}

test('of 10,000 generated fragments none runs, and nothing off the list is shown', async ({ page }) => {
  const content = await ContentPage.open(page);
  const fragments = fc.sample(fragment, { numRuns: 10_000, seed: 20261121 });
  const accepted = fragments.map(buildContent).filter((para) => para !== undefined);
  // Both answers are met often enough to mean something.
  expect(accepted.length).toBeGreaterThan(2000);
  expect(accepted.length).toBeLessThan(8000);
  for (let start = 0; start < accepted.length; start += 500) {
    expect(await content.show(accepted.slice(start, start + 500))).toEqual(nothing);
  }
});
