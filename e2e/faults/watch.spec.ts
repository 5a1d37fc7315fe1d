import { visitPages } from '@mirqam/platform/monitor/visitPages';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type {} from '@mirqam/shared/federation/federationGlobals';
import { expect } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';

test('@chromium "site watch --browser" names the pages that do not hydrate, and no other', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  await page.goto('/');
  const composition = await page.evaluate((): Composition => federationVisit.composition);
  gateway.edit(/^\/about$/, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted'));
  gateway.respond(/\/apps\/legal\/remoteEntry\.\w+\.js/, 404);
  const faults = await visitPages(new URL(gateway.origin), composition, ['/', '/about', '/terms-conditions']);
  const of = (path: string) => faults.filter(({ addresses }) => addresses.includes(path)).map(({ problem }) => problem);
  expect(of('/')).toEqual([]);
  expect(of('/about')).toContainEqual(expect.stringMatching(/^fails in Chromium: hydration/));
  expect(of('/terms-conditions')).toContainEqual(expect.stringMatching(/^fails in Chromium: (?:load|fallback)/));
});
