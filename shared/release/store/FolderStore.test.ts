import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './FolderStore.ts';
import { storeContract } from './storeContract.ts';

let folder: string;
let store: FolderStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  store = new FolderStore(join(folder, 'store'));
});

afterAll(async () => await rm(folder, { recursive: true, force: true }));

test.each(storeContract())('a folder $name', async ({ check }) => await check(store), 60_000);

test('a folder shows the pages through one link and keeps nothing aside', async () => {
  expect(await readlink(join(folder, 'store/current'))).toBe('pages/bbbbbbbbbb');
  expect(await readdir(join(folder, 'store/.aside'))).toEqual([]);
});
