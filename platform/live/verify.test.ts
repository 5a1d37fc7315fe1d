import { mkdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '../compose/compositions.ts';
import { routeTableKey } from '../compose/routeTable.ts';
import { UserError } from '../messages/UserError.ts';
import { forms } from '../release/compress.ts';
import { objectKey } from '../release/objects.ts';
import { readRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite, recordRelease } from '../testing/tinySite.ts';
import { readLive } from './readLive.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const pages = 'pages/00000001';
let entryFile: string;
let version: string;
beforeEach(async () => {
  const { composition } = await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
  entryFile = composition.apps['articles']?.entry?.[0].slice(1) ?? '';
  version = composition.apps['articles']?.version ?? '';
});

const read = (key: string) => readFile(join(store.name, key), 'utf8');
const write = (key: string) => writeFile(join(store.name, key), 'other bytes');

test('what was found before a part of the store that cannot be read is reported with it', async () => {
  const { entry } = await promoteTinySite(store, "'<h1>First</h1>'", ['/one']);
  const key = objectKey((await readComposition(store, entry)).pages['one.html'] ?? '');
  await write(key);
  const { list } = store;
  const listing = jest.spyOn(store, 'list').mockImplementation(async (prefix) => {
    if (prefix === 'previews/') throw new UserError('previews/ cannot be read');
    return await list.call(store, prefix);
  });
  const { problems } = await verify(store, false);
  listing.mockRestore();
  expect(problems).toEqual([
    expect.stringContaining('one.html'),
    expect.stringContaining(key),
    'previews/ cannot be read',
  ]);
});

test('damaged pages and compressed files are reported without --repair, and stay', async () => {
  const damaged = [`${entryFile}.br`, `${pages}/one.html`, `${pages}/two.html.gz`];
  for (const key of damaged) await write(key);
  const { repaired, problems } = await verify(store, false);
  expect(repaired).toEqual([]);
  const named = ['entry.js.br of articles@\\S+', 'one.html of number 1', 'two.html.gz of number 1'];
  expect(problems).toEqual([
    ...named.map((name) => expect.stringMatching(`^${name} .*: run "site verify --repair"$`)),
    ...damaged.map(() => expect.stringMatching(/^objects.* does not match its name: run "site verify --repair"$/)),
  ]);
  for (const key of damaged) expect(await read(key)).toBe('other bytes');
  expect(await verify(store, true)).toMatchObject({ problems: [] });
  for (const key of damaged) expect(await read(key)).not.toBe('other bytes');
  expect(await verify(store, false)).toMatchObject({ repaired: [], problems: [] });
});

test('a repaired page has another time, so that nobody keeps a copy of the damaged one', async () => {
  const { mtimeMs } = await stat(join(store.name, `${pages}/one.html`));
  const whole = await read(`${pages}/one.html`);
  await writeFile(join(store.name, `${pages}/one.html`), 'x'.repeat(whole.length));
  await utimes(join(store.name, `${pages}/one.html`), mtimeMs / 1000, mtimeMs / 1000);
  await verify(store, true);
  expect(await read(`${pages}/one.html`)).toBe(whole);
  expect((await stat(join(store.name, `${pages}/one.html`))).mtimeMs).toBeGreaterThan(mtimeMs);
});

test.each([false, true])('foreign files are reported by key and stay (--repair: %s)', async (isRepairing) => {
  const foreign = ['apps/articles/foreign.0123456789ab.js', `${pages}/foreign.html`];
  for (const key of foreign) await write(key);
  const { repaired, problems } = await verify(store, isRepairing);
  expect(repaired).toEqual([]);
  expect(problems).toEqual([
    expect.stringMatching(`^${foreign[0]} belongs to no release: find out who wrote it`),
    expect.stringMatching(`^visitors get ${foreign[1]}, which is not as it was promoted: remove it`),
  ]);
  for (const key of foreign) expect(await read(key)).toBe('other bytes');
});

test('a projection that was cut is reported, and finished with --repair', async () => {
  await rm(join(store.name, 'current'));
  await symlink('pages/0000000000', join(store.name, 'current'));
  const problem = 'visitors do not get number 1 of the log: run "site verify --repair"';
  expect(await verify(store, false)).toMatchObject({ repaired: [], problems: [problem] });
  expect(await verify(store, true)).toMatchObject({ repaired: ['visitors get number 1 of the log'], problems: [] });
  expect(await read('current/one.html')).toBe(await read(`${pages}/one.html`));
});

test.each([
  ['its public file', (key: string) => [key]],
  ['all its forms', (key: string, table: string) => forms.flatMap((form) => [key + form, objectKey(table, form)])],
])('verify misses %s of the live route table, and a repair makes it again', async (_, lost) => {
  const { table = '' } = (await readLive(store)).composition;
  const key = routeTableKey(table);
  const before = await read(key);
  for (const each of lost(key, table)) await rm(join(store.name, each));
  expect((await verify(store, false)).problems).toContain(
    `${key} of number 1 is damaged or lost: run "site verify --repair"`,
  );
  await verify(store, true);
  expect(await read(key)).toBe(before);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a release of an older contract that is not live is noted, and is not a fault', async () => {
  await promoteTinySite(store, `'<h1>Second ' + slug + '</h1>'`, ['/one', '/two']);
  await recordRelease(store, { ...(await readRelease(store, 'articles', { version })), contract: 1 });
  const { problems, notes } = await verify(store, false);
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    `articles@${version} was built for an older contract and cannot go live: publish articles again, or leave it to a sweep`,
  ]);
});

test('a damaged record that would stop a prune is named', async () => {
  await store.put('previews/0123456789.json', Buffer.from('{'));
  expect((await verify(store, false)).problems).toEqual([
    'previews/0123456789.json is not JSON: restore it from a copy, or remove it',
  ]);
});

test('a link to the live pages that has become a folder is reported beside all else', async () => {
  await rm(join(store.name, 'current'));
  await mkdir(join(store.name, 'current'));
  await write(`${pages}/one.html`);
  expect((await verify(store, false)).problems).toEqual([
    expect.stringContaining('one.html of number 1'),
    expect.stringMatching(/^objects/),
    expect.stringMatching(/^"current" in \S+ must be a symbolic link: remove it/),
  ]);
});
