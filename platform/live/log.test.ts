import { cp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { logKey } from '../store/Store.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHistory } from './history.ts';
import { appendToLog, readHead, readLog } from './log.ts';
import { projectHead } from './projectHead.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { rollBack } from './rollBack.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);
beforeEach(async () => {
  for (const text of ['First', 'Second', 'Third']) await promoteSite(text);
});

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const place = (key: string) => join(store.name, key);
const edit = async (serial: number, change: object) => {
  const entry = JSON.parse(await readFile(place(logKey(serial)), 'utf8'));
  await writeFile(place(logKey(serial)), JSON.stringify({ ...entry, ...change }));
};

test.each([
  ['a gap', () => rm(place(logKey(2))), /has live\/00000003\.json where live\/00000002\.json belongs: restore "live"/],
  [
    'a forged head',
    () => cp(place(logKey(3)), place(logKey(99_999_999))),
    /has live\/99999999\.json where live\/0{7}4/,
  ],
  ['a foreign file', () => writeFile(place('live/notes.txt'), ''), /has live\/notes\.txt where live\/00000004\.json/],
  [
    'a changed entry',
    () => edit(2, { why: 'other' }),
    /^live\/00000003\.json in \S+ does not continue the entry before/,
  ],
  ['a half entry', () => writeFile(place(logKey(3)), '{"ser'), /^live\/00000003\.json is not JSON: restore it/],
])('every command refuses a log with %s with the same error, and projects nothing', async (_, damage, message) => {
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await damage();
  const before = [await readlink(place('current')), await store.list('')];
  for (const command of [
    () => promote({ store, kind: 'promote', why: 'test' }, [news]),
    () => rollBack({ store, app: undefined, to: undefined, why: undefined }),
    () => rollBack({ store, app: undefined, to: 1, why: undefined }),
    () => prune(store, new Date(Date.now() + 1000)),
    () => projectHead(store),
    () => readHistory(store),
  ]) {
    await expect(command()).rejects.toThrow(message);
    await expect(command()).rejects.toThrow(UserError);
  }
  expect([await readlink(place('current')), await store.list('')]).toEqual(before);
});

test.each([
  ['a composition that the store lacks', { composition: '0123456789' }],
  ['a composition without its pages', {}],
])('an entry that makes %s live is refused, and visitors keep what they get', async (_, change) => {
  const { composition } = (await readLog(store))[0] ?? {};
  await store.remove([`pages/${composition}/one.html`]);
  const before = await readlink(place('current'));
  const forged = { composition: composition ?? '', kind: 'promote', why: 'forged', ...change } as const;
  await appendToLog(store, await readHead(store), forged);
  await expect(projectHead(store)).rejects.toThrow(
    /^number 4 of the log makes the composition \w+ live, (?:which is|of which pages\/\S+ is damaged or) lost in \S+: .* an earlier number/,
  );
  expect(await readlink(place('current'))).toBe(before);
  expect((await rollBack({ store, app: undefined, to: 2, why: undefined })).entry.serial).toBe(5);
});

test('the entries of an older checkout, which name no entry before them, are read and continued', async () => {
  const { previous: _, ...entry } = JSON.parse(await readFile(place(logKey(3)), 'utf8'));
  await writeFile(place(logKey(3)), JSON.stringify(entry));
  await promoteSite('Fourth');
  expect((await readLog(store)).map(({ previous }) => typeof previous)).toEqual([
    'undefined',
    'string',
    'undefined',
    'string',
  ]);
});
