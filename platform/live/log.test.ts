import { cp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
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
import { entryHash } from './log/logEntry.ts';
import { appendToLog, readHead, readLog } from './log.ts';
import { projectHead } from './projectHead.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);
startWith(store, { beforeAll, beforeEach, afterAll }, async () => {
  for (const text of ['First', 'Second', 'Third']) await promoteSite(text);
});

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const place = (key: string) => join(store.name, key);
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
  ['a half entry', () => writeFile(place(logKey(3)), '{"ser'), /^live\/00000003\.json is not JSON: restore it/],
])('every command refuses a log with %s with the same error, and projects nothing', async (_, damage, message) => {
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await damage();
  const before = [await readlink(place('current')), await store.list('')];
  for (const command of [
    () => promote({ store, kind: 'promote', why: 'test' }, [news]),
    () => rollBack({ store, app: undefined, to: undefined, why: undefined }),
    () => rollBack({ store, app: undefined, to: 1, why: undefined }),
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
    expect((await rollBack({ store, app: undefined, to: 2, why: undefined })).entry.serial).toBe(5);
  },
);
