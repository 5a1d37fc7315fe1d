import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles, liveState } from '../support/delivery/filesOf.ts';
import { canGiveAway, giveAway } from '../support/delivery/giveAway.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { sendRequest } from '../support/sendRequest.ts';

test('a damaged or lost page is rendered again, byte for byte, and a foreign link is replaced', async ({
  store,
  served,
}) => {
  const before = await liveFiles(store);
  const { serial, composition } = (await liveState(store)).entry;
  const folder = `pages/${composition}`;
  await writeFile(join(store, folder, 'about.html'), 'half a pa');
  await writeFile(join(store, folder, 'contact.html.br'), 'no brotli');
  await rm(join(store, folder, 'index.html.gz'));
  // nginx follows no link that belongs to another account than the pages.
  await giveAway(join(store, 'current'));
  // The live pages were compressed as small as they go.
  const environment = { SITE_COMPRESSION: 'smallest' };
  const { repaired } = await siteResult({ store, environment }, 'verify', '--repair');
  expect([...repaired].sort()).toEqual([
    ...['about.html', 'contact.html.br', 'index.html.gz'].map((file) => `${folder}/${file} was written again`),
    ...(canGiveAway ? [`visitors get number ${serial} of the log`] : []),
  ]);
  expect(await liveFiles(store)).toEqual(before);
  expect((await sendRequest(`${served.origin}/about`)).status).toBe(200);
});
