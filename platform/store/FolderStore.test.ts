import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
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

test.each(storeContract(process.env['NIGHTLY'] ? 200 : 20))(
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

const nobody = 65_534;
const isAdministrator = process.getuid?.() === 0;

test('the link belongs to the account of the pages, because nginx follows no other', async () => {
  const { shared, entry } = await sharedStore('given');
  if (isAdministrator) await chown(join(shared.name, 'pages/aaaaaaaaaa'), nobody, nobody);
  await shared.project(entry, async () => false);
  const [link, pages] = [await lstat(join(shared.name, 'current')), await stat(join(shared.name, 'current'))];
  expect(link.uid).toBe(pages.uid);
  expect(await shared.isProjected(entry)).toBe(true);
  if (isAdministrator) await lchown(join(shared.name, 'current'), 1, 1);
  expect(await shared.isProjected(entry)).toBe(!isAdministrator);
});

test('an account that cannot give its link away changes nothing and says who can', async () => {
  const { shared, entry } = await sharedStore('kept');
  await shared.project(entry, async () => false);
  const next = { ...entry, serial: 2, composition: 'bbbbbbbbbb' };
  await mkdir(join(shared.name, 'pages/bbbbbbbbbb'));
  for (const path of ['', '.temporary']) await chmod(join(shared.name, path), 0o777);
  process.seteuid?.(isAdministrator ? nobody : (process.getuid?.() ?? 0));
  const checking = shared.checkShowable(next.composition);
  const projecting = shared.project(next, async () => false);
  await Promise.allSettled([checking, projecting]).finally(() => process.seteuid?.(process.getuid?.() ?? 0));
  const refusal = /belongs to the account with the number 0, .*: run this as that account$/;
  for (const each of [checking, projecting])
    if (isAdministrator) await expect(each).rejects.toThrow(refusal);
    else await each;
  expect(await readlink(join(shared.name, 'current'))).toBe(`pages/${isAdministrator ? 'aaaaaaaaaa' : 'bbbbbbbbbb'}`);
  expect(await readdir(join(shared.name, '.temporary'))).toEqual([]);
});

async function sharedStore(name: string) {
  const shared = new FolderStore(join(folder, name));
  await chmod(folder, 0o755);
  await mkdir(join(shared.name, 'pages/aaaaaaaaaa'), { recursive: true });
  return { shared, entry: { serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' } };
}

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
