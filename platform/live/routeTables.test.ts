import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '../compose/compositions.ts';
import { routeTableKey } from '../compose/routeTable.ts';
import { objectKey } from '../release/objects.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { ageSweep, sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { writePreviewOf } from './preview.ts';
import { publicFiles } from './publicFiles.ts';
import { sweep } from './sweep.ts';
import { verify } from './verify.ts';

jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);

const tables = () => store.list('apps/shell/routes.');

/** Promotes another text; resolves to the hash and the public key of the route table that the page names. */
async function promoteText(text: string) {
  const { entry } = await promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
  const { table = '' } = await readComposition(store, entry);
  const key = routeTableKey(table);
  expect(String(await store.get('current/one.html'))).toContain(`"routeTable":["/${key}","${table}"]`);
  return { table, key };
}

test('open tabs and exports keep the route table of an earlier state until a sweep finds that nothing needs it', async () => {
  const older = await promoteText('First');
  const newer = await promoteText('Second');
  const { files } = await publicFiles(store, new Date(0));
  for (const { key } of [older, newer]) expect(await files.get(key)?.()).toEqual(await store.get(key));
  await sweepAll(store);
  expect(await tables()).toEqual(['', '.br', '.gz'].map((form) => newer.key + form));
  expect(await store.get(objectKey(older.table))).toBeUndefined();
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a route table that goes live again after it was listed stays', async () => {
  const { key } = await promoteText('First');
  await promoteText('Second');
  expect((await sweep(store, new Date(Date.now() + 1000))).listed).toContain(key);
  await ageSweep(store);
  await promoteText('First');
  await sweep(store, new Date(Date.now() + 1000));
  expect(await store.get(key)).toBeDefined();
});

test('a preview has its own route table, which a sweep keeps', async () => {
  await promoteText('First');
  const before = await tables();
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await writePreviewOf(store, [news]);
  const added = (await tables()).filter((key) => !before.includes(key));
  expect(added).toHaveLength(3);
  expect((await verify(store, false)).problems).toEqual([]);
  const [first = ''] = added;
  await store.remove([first]);
  expect((await verify(store, false)).problems).toEqual([
    `${first} is not as "site preview" has written it: run that again`,
  ]);
});

test.each([
  ['its public file', (key: string) => [key]],
  [
    'all its forms',
    (key: string, table: string) => ['', '.br', '.gz'].flatMap((form) => [key + form, objectKey(table) + form]),
  ],
])('verify misses %s of the live route table, and a repair makes it again', async (_, lost) => {
  const { key, table } = await promoteText('First');
  const before = await store.get(key);
  for (const each of lost(key, table)) await rm(join(store.name, each));
  expect((await verify(store, false)).problems).toContain(
    `${key} of number 1 is damaged or lost: run "site verify --repair"`,
  );
  await verify(store, true);
  expect(await store.get(key)).toEqual(before);
  expect((await verify(store, false)).problems).toEqual([]);
});
