import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease, readRelease } from '../release/releases.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { articlesBuild, publish } from '../testing/tinySite.ts';
import { prune } from './prune.ts';
import { verify } from './verify.ts';

let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a release that is published again is as young as on its first day', async () => {
  const { app, version } = await publish(store, 'news', articlesBuild("''"), []);
  const release = await readRelease(store, app, version);
  const built = join(store.name, `apps/news/${version}`);
  await mkdir(join(store.name, 'published/news'), { recursive: true });
  const record = { who: 'a', when: '2020-01-01T00:00:00Z', nonce: 'n' };
  await writeFile(join(store.name, `published/news/${version}.json`), JSON.stringify(record));
  const since = new Date();
  expect(await publishRelease(store, release, built)).toBe(false);
  expect((await prune(store, since)).releases).toEqual([]);
});

test('a record that a prune would stop at is named', async () => {
  await mkdir(join(store.name, 'previews'), { recursive: true });
  await writeFile(join(store.name, 'previews/0123456789.json'), '{');
  expect((await verify(store)).problems).toEqual([
    'previews/0123456789.json is not JSON: restore it from a copy, or remove it',
  ]);
});
