import { chmod, lchown, mkdir, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { storeContract } from '../testing/storeContract.ts';
import { FolderStore } from './FolderStore.ts';

const folder = scratchFolder(beforeAll, afterAll);
const store = new FolderStore(join(folder, 'store'));

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
  await mkdir(join(folder, 'odd/pages/00000001/about.html/a'), { recursive: true });
  await writeFile(join(folder, 'odd/.temporary'), '');
  const message = /^the store \S+ cannot be written \(.*\): check its owner and its disk/;
  await expect(odd.remove(['pages/00000001/about.html'])).rejects.toThrow(message);
  await expect(odd.show('pages/00000001/about.html', 'pages/00000001/lost.html')).rejects.toThrow(message);
  await expect(odd.claim('live/00000001.json', Buffer.from('{}'))).rejects.toThrow(message);
});

test('a folder that the system does not create raises an error', async () => {
  await expect(new FolderStore('/proc/store').address()).rejects.toThrow('the store /proc/store cannot be written (');
});

test('a folder shows the pages through one link and keeps no temporary file', async () => {
  expect(await readlink(join(folder, 'store/current'))).toBe('pages/00000007');
  expect(await readdir(join(folder, 'store/.temporary'))).toEqual([]);
});

const nobody = 65_534;
const isAdministrator = process.getuid?.() === 0;

test('a link of another account than the pages is made again, because nginx does not follow it', async () => {
  const { shared, entry, files } = await sharedStore('given');
  await shared.project(entry, files, async () => false);
  expect(await shared.isProjected(entry, files)).toBe(true);
  if (isAdministrator) await lchown(join(shared.name, 'current'), 1, 1);
  expect(await shared.isProjected(entry, files)).toBe(!isAdministrator);
  await shared.project(entry, files, async () => false);
  expect(await shared.isProjected(entry, files)).toBe(true);
});

test('an account that cannot link the objects of another one copies them', async () => {
  const { shared, entry, files } = await sharedStore('kept');
  for (const path of ['', '.temporary', 'pages']) await chmod(join(shared.name, path), 0o777);
  process.seteuid?.(isAdministrator ? nobody : (process.getuid?.() ?? 0));
  const projecting = shared.project(entry, files, async () => false);
  await projecting.finally(() => process.seteuid?.(process.getuid?.() ?? 0));
  expect(await readlink(join(shared.name, 'current'))).toBe('pages/00000001');
  expect(await shared.isProjected(entry, files)).toBe(true);
  expect(await shared.findChanged(entry, files)).toEqual([]);
  expect(await readdir(join(shared.name, '.temporary'))).toEqual([]);
});

test('a folder keeps the pages of four projections', async () => {
  const { shared, files } = await sharedStore('many');
  for (let serial = 1; serial <= 6; serial++)
    await shared.project({ serial, composition: 'aaaaaaaaaa', nonce: 'n' }, files, async () => false);
  expect((await readdir(join(shared.name, 'pages'))).sort()).toEqual(['00000003', '00000004', '00000005', '00000006']);
});

/** A store of one object, and the list that shows it as a page. */
async function sharedStore(name: string) {
  const shared = new FolderStore(join(folder, name));
  await chmod(folder, 0o755);
  for (const path of ['.temporary', 'pages']) await mkdir(join(shared.name, path), { recursive: true });
  await shared.put('objects/page', Buffer.from('page'));
  const entry = { serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' };
  return { shared, entry, files: new Map([['index.html', 'objects/page']]) };
}

test('files of a file manager are not listed', async () => {
  const finder = new FolderStore(join(folder, 'finder'));
  await finder.put('live/00000001.json', Buffer.from('{}'));
  await writeFile(join(folder, 'finder/live/.DS_Store'), '');
  expect(await finder.list('live/')).toEqual(['live/00000001.json']);
});

test('the time of a folder that does not exist is known without creating it', async () => {
  const store = new FolderStore(join(folder, 'misspelt'));
  expect(Math.abs(Number(await store.now()) - Date.now())).toBeLessThan(60_000);
  await expect(stat(store.name)).rejects.toThrow('ENOENT');
});
