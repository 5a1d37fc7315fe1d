import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../testing/freePort.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import type { DevNotice } from './errors/DevNotice.ts';
import { startDev } from './startDev.ts';

const before = { ...process.env };
const notices: DevNotice[] = [];
const notify = (notice: DevNotice) => void notices.push(notice);
const root = scratchFolder(beforeEach, afterEach);
let bucket: TinyS3 | undefined;

beforeEach(async () => {
  process.env['PORT'] = String(await freePort());
  process.env['SITE_STORE'] = '';
});
afterEach(async () => {
  process.env = { ...before };
  await bucket?.stop();
});

async function addApps(...folders: readonly string[]) {
  for (const folder of folders) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, 'webpack.config.ts'), '');
  }
}

async function damageLog() {
  await mkdir(join(root, '.site/live'), { recursive: true });
  await writeFile(join(root, '.site/live/00000001.json'), '{');
}

test('a damaged store does not stop a site that is built from source', async () => {
  await damageLog();
  const server = await startDev(root, { apps: [] }, notify);
  await server.close();
  expect(notices).toContainEqual({
    event: 'problem',
    message: 'no released app can be shown: live/00000001.json is not JSON: restore it from a copy',
  });
});

test('a damaged store stops a site that needs released apps', async () => {
  await addApps('shell', 'remote-legal');
  await damageLog();
  await expect(startDev(root, { apps: ['legal'] }, notify)).rejects.toThrow('live/00000001.json is not JSON');
});

test('an empty store is named, with two ways out', async () => {
  await addApps('shell', 'remote-legal');
  await expect(startDev(root, { apps: ['legal'] }, notify)).rejects.toThrow(
    `nothing is live in ${join(root, '.site')} yet: run "npm start" once, or take the rest from a site with --from`,
  );
});

test('an empty bucket is named, with advice for buckets', async () => {
  await addApps('shell', 'remote-legal');
  bucket = await startTinyS3();
  process.env['SITE_STORE'] = 's3://bucket/site';
  await expect(startDev(root, { apps: ['legal'] }, notify)).rejects.toThrow(
    'nothing is live in s3://bucket/site/ yet: run "site deploy" once, or take the rest',
  );
});

test('a site that does not respond stops the start before anything is built', async () => {
  await addApps('shell', 'remote-legal');
  const from = `http://127.0.0.1:${await freePort()}`;
  await expect(startDev(root, { apps: ['legal'], from }, notify)).rejects.toThrow(`${from} does not respond`);
});
