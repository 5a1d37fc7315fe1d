import { cp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '../compose/compositions.ts';
import { UserError } from '../messages/UserError.ts';
import { objectKey } from '../release/objects.ts';
import { logKey } from '../store/Store.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { startWith } from '../testing/startWith.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHistory } from './log/history.ts';
import { appendToLog, entryHash, readHead, readLog } from './log.ts';
import { finishProjection, projectHead } from './projectHead.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);
startWith(store, { beforeAll, beforeEach, afterAll }, async () => {
  for (const text of ['First', 'Second', 'Third']) await promoteSite(text);
});

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const place = (key: string) => join(store.name, key);
const page = async () => String(await store.get('current/one.html'));
/** As after a restore of `live` from an older copy. */
const lose = (...serials: readonly number[]) => store.remove(serials.map(logKey));
const edit = async (serial: number, change: object, isForged = false) => {
  const entry = { ...JSON.parse(await readFile(place(logKey(serial)), 'utf8')), ...change };
  await writeFile(place(logKey(serial)), JSON.stringify(isForged ? { ...entry, hash: entryHash(entry) } : entry));
};

test.each([
  ['a gap', () => rm(place(logKey(2))), /has live\/00000003\.json where live\/00000002\.json belongs: restore "live"/],
  [
    'a forged head',
    () => cp(place(logKey(3)), place(logKey(99_999_999))),
    /has live\/99999999\.json where live\/0{7}4/,
  ],
  ['a foreign file', () => writeFile(place('live/notes.txt'), ''), /has live\/notes\.txt where live\/00000004\.json/],
  ['a changed entry', () => edit(2, { why: 'other' }), /^live\/00000002\.json does not match its hash: restore it/],
  ['a changed head', () => edit(3, { who: 'other' }), /^live\/00000003\.json does not match its hash: restore it/],
  [
    'an entry of another log',
    () => edit(2, { why: 'other' }, true),
    /^live\/00000003\.json in \S+ does not continue the entry before/,
  ],
  [
    'lost newest entries',
    () => lose(2, 3),
    /^the log of \S+ ends at number 1, but visitors have got number 3: restore "live" from a newer copy, or /,
  ],
  [
    'no entry left',
    () => lose(1, 2, 3),
    /^the log of \S+ ends at number 0, but visitors have got number 3: restore "live" from a newer copy$/,
  ],
  [
    'a half entry',
    () => writeFile(place(logKey(3)), '{"ser'),
    /^live\/00000003\.json is not JSON: restore it from a copy$/,
  ],
  [
    'an entry of another form',
    () => writeFile(place(logKey(3)), '[]'),
    /^live\/00000003\.json does not match the contract, Invalid input: expected object.*: restore it from a copy$/,
  ],
])('every command refuses a log with %s with the same error, and projects nothing', async (_, damage, message) => {
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await damage();
  const before = [await readlink(place('current')), await store.list('')];
  for (const command of [
    () => promote({ store, kind: 'promote', why: 'test' }, [news]),
    () => rollBack({ store }),
    () => rollBack({ store, to: 1 }),
    () => sweepAll(store),
    () => projectHead(store),
    () => readHistory(store),
  ]) {
    await expect(command()).rejects.toThrow(message);
    await expect(command()).rejects.toThrow(UserError);
  }
  expect([await readlink(place('current')), await store.list('')]).toEqual(before);
});

test.each(['composition', 'page'])(
  'an entry whose %s is lost is refused, and visitors keep what they get',
  async (lost) => {
    const [entry] = await readLog(store);
    if (!entry) throw new Error('the log is empty');
    const { composition, content, versions } = entry;
    const { pages } = await readComposition(store, entry);
    await store.remove([objectKey(lost === 'page' ? (pages['one.html'] ?? '') : content)]);
    const before = await readlink(place('current'));
    const forged = { composition, content, versions, kind: 'promote', why: 'forged' } as const;
    await appendToLog(store, await readHead(store), forged);
    await expect(projectHead(store)).rejects.toThrow(
      /^number 4 of the log (?:is live, and composition \w+ is damaged or|makes .* one\.html is damaged or) lost in \S+: /,
    );
    expect(await readlink(place('current'))).toBe(before);
    expect((await rollBack({ store, to: 2 })).entry.serial).toBe(5);
  },
);

test('an old checkout reads an entry of a kind that only a newer one writes', async () => {
  await edit(3, { kind: 'renamed' }, true);
  expect((await readHead(store))?.kind).toBe('renamed');
});

test('a rollback that accepts the loss goes on above every public number, and visitors see it', async () => {
  await lose(2, 3);
  const { entry } = await rollBack({ store, to: 1, acceptLoss: true });
  expect(entry.serial).toBe(4);
  expect(await page()).toContain('First');
  await promoteSite('Fourth');
  expect(await page()).toContain('Fourth');
});

test('a rollback that accepts a loss adds nothing else to a log without one', async () => {
  const { entry } = await rollBack({ store, to: 1, acceptLoss: true });
  expect(entry).toMatchObject({ serial: 4, kind: 'rollback' });
});

test('another entry under a number that visitors have got is refused', async () => {
  await lose(3);
  const head = await readHead(store);
  if (!head) throw new Error('the log is empty');
  const { composition, content, versions } = head;
  await appendToLog(store, head, { composition, content, versions, kind: 'rollback', why: 'other' });
  await expect(projectHead(store)).rejects.toThrow(/^the log of \S+ has another number 3 than visitors have got: /);
  expect((await rollBack({ store, to: 3, acceptLoss: true })).entry.serial).toBe(4);
  expect(await page()).toContain('Second');
});

test('a promotion that was killed before it changed the link is finished by the next command', async () => {
  await rm(place('current'));
  await symlink('pages/00000002', place('current'));
  expect(await page()).toContain('Second');
  expect(await finishProjection(store)).toBeUndefined();
  expect(await page()).toContain('Third');
});
