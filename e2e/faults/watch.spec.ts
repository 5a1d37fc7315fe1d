import { visitPages } from '@mirqam/platform/monitor/visitPages';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type {} from '@mirqam/shared/federation/federationGlobals';
import { expect } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';

test('@chromium "site watch --browser" names the pages that do not hydrate twice, and no other', {
  tag: '@nightly',
}, async ({ page, gateway }) => {
  await page.goto('/');
  const composition = await page.evaluate((): Composition => federationVisit.composition);
  gateway.edit(/^\/about$/, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted'));
  const restore = gateway.respond(/\/apps\/legal\/remoteEntry\.\w+\.js/, 404);
  // Else the second visit revalidates what the first has received.
  gateway.strip('etag', 'last-modified');
  let visits = 0;
  gateway.edit(/^\/contact$/, (html) => (++visits === 1 ? html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted') : html));
  const paths = ['/', '/about', '/contact', '/terms-conditions'];
  const faults = await visitPages(new URL(gateway.origin), composition, paths);
  const of = (path: string) => faults.filter(({ addresses }) => addresses.includes(path)).map(({ problem }) => problem);
  expect(of('/')).toEqual([]);
  expect(of('/contact')).toEqual([]);
  expect(visits).toBeGreaterThan(1);
  expect(of('/about')).toContainEqual(expect.stringMatching(/^fails in Chromium: hydration/));
  expect(of('/terms-conditions')).toContainEqual(expect.stringMatching(/^fails in Chromium: (?:load|fallback)/));

  // The header links no page of legal, which may be watched alone.
  restore();
  const ofLegal = ['/privacy-policy', '/terms-conditions'];
  expect(await visitPages(new URL(gateway.origin), composition, ofLegal, undefined, paths)).toEqual([]);
});
