import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '../store/disk.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { CutDisk, losses, namesLeft, writeCut } from '../testing/CutDisk.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { finishProjection } from './projectHead.ts';

let mockDisk: CutDisk | undefined;

/** Returns a function that tells the disk of each call once it has succeeded. */
function mockTelling<A extends readonly unknown[]>(
  work: (...words: A) => unknown,
  tell: (disk: CutDisk, ...words: A) => void,
) {
  return (...words: A) => {
    const done = work(...words);
    const tellNow = () => mockDisk && tell(mockDisk, ...words);
    return types.isPromise(done) ? done.then(tellNow) : tellNow();
  };
}

jest.mock('node:fs', () => {
  const files = jest.requireActual<typeof import('node:fs')>('node:fs');
  const opened = new Map<number, { readonly path: string; readonly bytes: Uint8Array }>();
  const tell = (file: number, isSynced: boolean) => {
    const { path = '', bytes = Buffer.of() } = opened.get(file) ?? {};
    mockDisk?.writeFile(path, bytes, isSynced);
  };
  return {
    ...files,
    openSync: (path: string, flags: string) => {
      const file = files.openSync(path, flags);
      opened.set(file, { path, bytes: Buffer.of() });
      return file;
    },
    writeFileSync: (file: number, bytes: Uint8Array) => {
      files.writeFileSync(file, bytes);
      opened.set(file, { path: opened.get(file)?.path ?? '', bytes });
      tell(file, false);
    },
    fsync: (file: number, onSynced: (error: Error | null) => void) =>
      files.fsync(file, (error) => {
        tell(file, true);
        onSynced(error);
      }),
    linkSync: mockTelling(files.linkSync, (disk, from, to) => disk.link(String(from), String(to))),
    renameSync: mockTelling(files.renameSync, (disk, from, to) => disk.rename(String(from), String(to))),
    unlinkSync: mockTelling(files.unlinkSync, (disk, path) => disk.remove(String(path))),
  };
});
jest.mock('node:fs/promises', () => {
  const files = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return {
    ...files,
    symlink: mockTelling(files.symlink, (disk, target, path) => disk.symlink(String(target), String(path))),
    rename: mockTelling(files.rename, (disk, from, to) => disk.rename(String(from), String(to))),
    rm: mockTelling(files.rm, (disk, path) => disk.remove(String(path))),
  };
});
jest.mock('../store/disk.ts', () => {
  const files = jest.requireActual<typeof import('../store/disk.ts')>('../store/disk.ts');
  return { ...files, syncFolder: mockTelling(files.syncFolder, (disk, folder) => disk.syncFolder(folder)) };
});
jest.setTimeout(600_000);

const folder = scratchFolder(beforeEach, afterEach);

const promoteSite = (store: FolderStore, text: string) =>
  promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);

/** The heading that visitors get. Throws when a file is missing or incomplete in one of its forms. */
async function visit(store: string): Promise<string | undefined> {
  const current = join(store, 'current');
  const files = (await listFiles(current)).filter((file) => !/\.(?:br|gz)$/.test(file));
  for (const file of files) {
    const bytes = await readFile(join(current, file));
    expect(bytes.length).toBeGreaterThan(0);
    if (!file.endsWith('.html')) continue;
    expect(brotliDecompressSync(await readFile(join(current, `${file}.br`)))).toEqual(bytes);
    expect(gunzipSync(await readFile(join(current, `${file}.gz`)))).toEqual(bytes);
  }
  expect(files).toContain('404.html');
  return /<h1>(\w+) one/.exec(await readFile(join(current, 'one.html'), 'utf8'))?.[1];
}

const isNightly = Boolean(process.env['NIGHTLY']);
/** By day, each ninth write is cut, and each fourth of these stores is promoted over. */
const cutEvery = isNightly ? 1 : 9;
const repeatEvery = isNightly ? 1 : 4;

test('a power cut at any write of a promotion leaves the old pages or the new ones, and can be promoted over', async () => {
  const root = join(folder, 'store');
  const store = new FolderStore(root);
  const disk = new CutDisk(root);
  mockDisk = disk;
  await promoteSite(store, 'First');
  disk.syncAll();
  await promoteSite(store, 'Second');
  mockDisk = undefined;
  expect(disk.moments.length).toBeGreaterThan(100);
  const tried = new Set<ReturnType<typeof namesLeft>>();
  for (const [index, moment] of disk.moments.filter((_, each) => each % cutEvery === 0).entries()) {
    for (const loss of losses.filter((_, kind) => isNightly || kind === index % losses.length)) {
      const left = namesLeft(moment, loss);
      if (tried.has(left)) continue;
      tried.add(left);
      const cut = join(folder, 'cut');
      writeCut(cut, left);
      const where = `${moment.step}, losing ${loss}`;
      expect({ where, text: await visit(cut) }).toEqual({ where, text: expect.stringMatching(/^(?:First|Second)$/) });
      if ((tried.size - 1) % repeatEvery === 0) {
        expect({ where, problem: await finishProjection(new FolderStore(cut)) }).toEqual({ where, problem: undefined });
        await promoteSite(new FolderStore(cut), 'Second');
        expect(await visit(cut)).toBe('Second');
      }
      await rm(cut, { recursive: true });
    }
  }
  const cut = join(folder, 'cut');
  for (const moment of disk.moments.slice(-1)) writeCut(cut, namesLeft(moment, 'all names'));
  expect(await visit(cut)).toBe('Second');
});

test('a key that is claimed survives a power cut, with all that was written before, and so does a projected link', async () => {
  const root = join(folder, 'store');
  const store = new FolderStore(root);
  const disk = new CutDisk(root);
  mockDisk = disk;
  const survivors = () => [...(disk.moments.at(-1)?.durable.keys() ?? [])];
  await store.put('pages/aaaaaaaaaa/deep/one.html', Buffer.from('one'));
  await store.claim('live/00000001.json', Buffer.from('{}'));
  const keys = ['pages', 'pages/aaaaaaaaaa', 'pages/aaaaaaaaaa/deep', 'pages/aaaaaaaaaa/deep/one.html', 'live'];
  expect(survivors()).toEqual(expect.arrayContaining([...keys, 'live/00000001.json']));
  const files = new Map([['one.html', 'pages/aaaaaaaaaa/deep/one.html']]);
  await store.project({ serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' }, files, async () => false);
  expect(survivors()).toContain('current');
  mockDisk = undefined;
});
