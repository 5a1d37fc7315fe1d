import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { copyFolder } from '../support/copyFolder.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { deploymentsFolder, storeFolder } from '../support/places.ts';
import { reissued } from '../support/reissue.ts';
import { updateStore } from '../support/updateStore.ts';

test.describe.configure({ mode: 'serial' });

test('the site builds, and "site start" makes it live', async () => {
  await updateStore(storeFolder, 'production');
});

test('a copy of the store gets a second deployment', async () => {
  const store = deploymentsFolder;
  const { entry, releases } = await liveState(storeFolder);
  const note = join(store, 'deployments.json');
  const [known] = JSON.parse(await readFile(note, 'utf8').catch(() => '[]'));
  if (known === entry.composition) return;
  await rm(store, { recursive: true, force: true });
  await copyFolder(storeFolder, store);
  const second: string[] = [];
  for (const app of Object.keys(releases)) second.push(await reissued(store, app));
  const { composition } = await siteResult({ store }, 'promote', ...second);
  await writeFile(note, JSON.stringify([entry.composition, composition]));
});
