import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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
