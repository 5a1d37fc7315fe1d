import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { deploymentsFolder, storeFolder } from '../support/places.ts';
import { updateStore } from '../support/updateStore.ts';

test.describe.configure({ mode: 'serial' });

test('the site builds, and "site start" makes it live', async () => {
  await updateStore(storeFolder, 'production');
});

test('a copy of the store gets a second deployment', async () => {
  const script = join(import.meta.dirname, 'addDeployment.ts');
  // Nobody counts the bytes of its pages, and compressing them to the smallest is most of a promotion.
  const env = { ...process.env, SITE_COMPRESSION: 'fast' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, storeFolder, deploymentsFolder], { env });
});
