import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { siteResult } from '../support/delivery/runSite.ts';

interface Build {
  readonly app: string;
  readonly version: string;
  readonly isFresh: boolean;
}

test('the same sources make the same release in any folder', async ({ store, checkout }) => {
  const { live } = await siteResult({ store }, 'status');
  const elsewhere = { store, folder: checkout.folder };
  const apps = ['shell', 'marketing', 'journals', 'legal'];
  const { builds }: { builds: Build[] } = await siteResult(elsewhere, 'build', ...apps);
  expect(builds).toHaveLength(apps.length);
  for (const { app, version, isFresh } of builds) {
    expect([app, version, isFresh]).toEqual([app, live.apps[app].version, true]);
  }
});
