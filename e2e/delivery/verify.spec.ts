import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveComposition, liveFiles } from '../support/delivery/filesOf.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';

test('a damaged or lost page is rendered again, byte for byte', async ({ store }) => {
  const before = await liveFiles(store);
  const folder = `pages/${await liveComposition(store)}`;
  await writeFile(join(store, folder, 'about.html'), 'half a pa');
  await writeFile(join(store, folder, 'contact.html.br'), 'no brotli');
  await rm(join(store, folder, 'index.html.gz'));
  const { repaired } = await siteResult({ store }, 'verify');
  expect([...repaired].sort()).toEqual(
    ['about.html', 'contact.html.br', 'index.html.gz'].map((file) => `${folder}/${file} is written again`),
  );
  expect(await liveFiles(store)).toEqual(before);
});

test('a damaged page that cannot be rendered again stays, and the missing release is named', async ({ store }) => {
  const { composition, apps } = (await siteResult({ store }, 'status')).live;
  const legal = `legal@${apps.legal.version}`;
  const page = `pages/${composition}/about.html`;
  await rm(join(store, `apps/legal/${apps.legal.version}/release.json`));
  await writeFile(join(store, page), 'half a page');
  const { code, output } = await runSite({ store }, 'verify', '--json');
  const lack = `${legal} is not in ${store}: run "site publish legal" first`;
  expect(JSON.parse(output).problems).toEqual([
    `composition ${composition} is not whole: ${lack}`,
    `${page} is damaged and cannot be rendered again: ${lack}`,
  ]);
  expect(code).toBe(1);
  expect(await readFile(join(store, page), 'utf8')).toBe('half a page');
});

test('a damaged page stays when the code that renders it is lost', async ({ store }) => {
  const { composition, apps } = (await siteResult({ store }, 'status')).live;
  const page = `pages/${composition}/about.html`;
  await rm(join(store, `apps/legal/${apps.legal.version}/server/server.cjs`));
  await writeFile(join(store, page), 'half a page');
  expect((await runSite({ store }, 'verify')).code).toBe(1);
  expect(await readFile(join(store, page), 'utf8')).toBe('half a page');
});
