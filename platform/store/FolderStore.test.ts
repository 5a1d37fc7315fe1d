import { mkdir, mkdtemp, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
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

test.each(storeContract(process.env['NIGHTLY'] ? 200 : 50))(
  'a folder $name',
  async ({ check }) => await check(store),
  60_000,
);

test('a key that cannot be read raises an error and does not count as missing', async () => {
  const broken = new FolderStore(join(folder, 'broken'));
  await mkdir(join(folder, 'broken'));
  await symlink('live', join(folder, 'broken/live'));
  await expect(broken.list('live/')).rejects.toThrow(/^the store \S+ cannot be read \(.*ELOOP.*\): check the folder/);
  await expect(broken.get('live')).rejects.toThrow(UserError);
});

test('a key that cannot be written or removed raises an error of one line', async () => {
  const odd = new FolderStore(join(folder, 'odd'));
  await mkdir(join(folder, 'odd/pages/aaaaaaaaaa/about.html'), { recursive: true });
  await writeFile(join(folder, 'odd/.temporary'), '');
  const message = /^the store \S+ cannot be written \(.*\): check its owner and its disk/;
  await expect(odd.remove(['pages/aaaaaaaaaa/about.html'])).rejects.toThrow(message);
  await expect(odd.project({ serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' }, async () => false)).rejects.toThrow(
    message,
  );
  await expect(odd.claim('live/00000001.json', Buffer.from('{}'))).rejects.toThrow(message);
});

test('a folder shows the pages through one link and keeps no temporary file', async () => {
  expect(await readlink(join(folder, 'store/current'))).toBe('pages/bbbbbbbbbb');
  expect(await readdir(join(folder, 'store/.temporary'))).toEqual([]);
});

test('files of a file manager are not listed', async () => {
  const finder = new FolderStore(join(folder, 'finder'));
  await finder.put('live/00000001.json', Buffer.from('{}'));
  await writeFile(join(folder, 'finder/live/.DS_Store'), '');
  expect(await finder.list('live/')).toEqual(['live/00000001.json']);
});

test('a copied store whose link has become a folder is refused', async () => {
  const copied = new FolderStore(join(folder, 'copied'));
  await mkdir(join(folder, 'copied/current'), { recursive: true });
  await expect(copied.isProjected({ serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' })).rejects.toThrow(
    /^"current" in \S+ must be a symbolic link: remove it/,
  );
});

test('the time of a folder that does not exist is known without creating it', async () => {
  const store = new FolderStore(join(folder, 'misspelt'));
  expect(Math.abs(Number(await store.now()) - Date.now())).toBeLessThan(60_000);
  await expect(stat(store.name)).rejects.toThrow('ENOENT');
});
