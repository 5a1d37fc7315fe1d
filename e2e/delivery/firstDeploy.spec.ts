import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { reissued } from '../support/delivery/reissued.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { test } from '../support/test.ts';

let store: string;
test.beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'first-deploy-'));
});
test.afterEach(async () => await rm(store, { recursive: true }));

test('a deploy into an empty store makes the first composition', async () => {
  const first = await siteResult({ store }, 'deploy');
  expect(first).toMatchObject({ serial: 1, isNew: true, reused: 0 });
  expect(Object.keys(first.apps).toSorted()).toEqual(['journals', 'legal', 'marketing', 'shell']);
});

test('a deploy of all apps undoes no promotion, a deploy of one app does', async () => {
  const first = await siteResult({ store }, 'deploy');
  const other = await reissued(store, 'legal');
  await siteResult({ store }, 'promote', other);
  const { apps, isNew } = await siteResult({ store }, 'deploy');
  expect([`legal@${apps.legal}`, isNew]).toEqual([other, false]);
  expect((await siteResult({ store }, 'deploy', 'legal')).apps.legal).toBe(first.apps.legal);
});
