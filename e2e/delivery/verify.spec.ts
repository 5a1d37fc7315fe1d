import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forms } from '@mirqam/platform/release/compress';
import { objectKey } from '@mirqam/platform/release/objects';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles, liveState } from '../support/delivery/filesOf.ts';
import { giveAway } from '../support/delivery/giveAway.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { sendRequest } from '../support/sendRequest.ts';

test('a damaged or lost page is rendered again, byte for byte, and a foreign link is replaced', async ({
  store,
  served,
}) => {
  const before = await liveFiles(store);
  const { entry, composition } = await liveState(store);
  const lost = forms.map((form) => objectKey(composition.pages['about.html'] ?? '', form));
  for (const key of lost) await writeFile(join(store, key), 'half a pa');
  await writeFile(join(store, objectKey(composition.pages['contact.html'] ?? '', '.br')), 'no brotli');
  await rm(join(store, 'current/index.html.gz'));
  // nginx follows no link that belongs to another account than the pages.
  await giveAway(join(store, 'current'));
  // The live pages were compressed as small as they go.
  const environment = { SITE_COMPRESSION: 'smallest' };
  const { repaired } = await siteResult({ store, environment }, 'verify', '--repair');
  const pages = [...forms.map((form) => `about.html${form}`), 'contact.html.br'];
  expect([...repaired].sort()).toEqual([
    ...pages.map((file) => `${file} of number ${entry.serial} was written again`).sort(),
    `visitors get number ${entry.serial} of the log`,
  ]);
  expect(await liveFiles(store)).toEqual(before);
  expect((await sendRequest(`${served.origin}/about`)).status).toBe(200);
});
