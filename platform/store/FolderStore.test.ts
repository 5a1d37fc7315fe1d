import { mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { storeContract } from '../testing/storeContract.ts';
import { FolderStore } from './FolderStore.ts';

let folder: string;
let store: FolderStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  store = new FolderStore(join(folder, 'store'));
});

afterAll(async () => await rm(folder, { recursive: true, force: true }));

test.each(storeContract())('a folder $name', async ({ check }) => await check(store), 60_000);

test('what is there and cannot be read is told, and not taken for nothing', async () => {
  const broken = new FolderStore(join(folder, 'broken'));
  await mkdir(join(folder, 'broken'));
  await symlink('live', join(folder, 'broken/live'));
  await expect(broken.list('live/')).rejects.toThrow(/^the store \S+ cannot be read \(.*ELOOP.*\): check the folder/);
  await expect(broken.get('live')).rejects.toThrow(UserError);
});

test('what cannot be written or removed is told in one line', async () => {
  const odd = new FolderStore(join(folder, 'odd'));
  await mkdir(join(folder, 'odd/pages/aaaaaaaaaa/about.html'), { recursive: true });
  await writeFile(join(folder, 'odd/.aside'), '');
  const told = /^the store \S+ cannot be written \(.*\): check its owner and its disk/;
  await expect(odd.remove(['pages/aaaaaaaaaa/about.html'])).rejects.toThrow(told);
  await expect(odd.project({ serial: 1, composition: 'aaaaaaaaaa' }, async () => false)).rejects.toThrow(told);
  await expect(odd.claim('live/00000001.json', Buffer.from('{}'))).rejects.toThrow(told);
});

test('a folder shows the pages through one link and keeps nothing aside', async () => {
  expect(await readlink(join(folder, 'store/current'))).toBe('pages/bbbbbbbbbb');
  expect(await readdir(join(folder, 'store/.aside'))).toEqual([]);
});

test('what file managers leave in a folder is no file of the store', async () => {
  const finder = new FolderStore(join(folder, 'finder'));
  await finder.put('live/00000001.json', Buffer.from('{}'));
  await writeFile(join(folder, 'finder/live/.DS_Store'), '');
  expect(await finder.list('live/')).toEqual(['live/00000001.json']);
});

test('a copy in which the link has become a folder is told', async () => {
  const copied = new FolderStore(join(folder, 'copied'));
  await mkdir(join(folder, 'copied/current'), { recursive: true });
  await expect(copied.isProjected({ serial: 1, composition: 'aaaaaaaaaa' })).rejects.toThrow(
    /^"current" in \S+ is no symbolic link, which it must be: remove it/,
  );
});
