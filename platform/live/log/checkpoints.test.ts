import { UserError } from '../../messages/UserError.ts';
import { integrityOf } from '../../release/hash.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { startWith } from '../../testing/startWith.ts';
import { appendToLog, type LogEntry, readEntries, readLog } from '../log.ts';

const store = ScratchStore.between(beforeEach, afterEach);
startWith(store, { beforeAll, beforeEach, afterAll }, () => append(105));

const state = { composition: 'a'.repeat(32), content: integrityOf(''), versions: {} };

async function append(count: number) {
  let head: LogEntry | undefined = (await readEntries(store)).at(-1);
  for (let round = 0; round < count; round++)
    head = await appendToLog(store, head, { ...state, kind: 'promote', why: String(round) });
}

/** The log and the number of reads that it took. */
async function read() {
  store.reads.length = 0;
  const log = await readLog(store);
  return { log, reads: store.reads.length };
}

const rewrite = async (key: string, change: (text: string) => string) =>
  await store.replace(key, Buffer.from(change(String(await store.get(key)))));

test('a long log is read by a read for each hundred entries and one for each newer entry', async () => {
  const { log, reads } = await read();
  expect(log.map(({ serial }) => serial)).toEqual(Array.from({ length: 105 }, (_, index) => index + 1));
  expect(reads).toBe(1 + 5);
});

test.each([
  ['is damaged', () => rewrite('checkpoints/00000100.json', (text) => text.slice(1))],
  ['is a copy of another log', () => rewrite('checkpoints/00000100.json', (text) => text.replace(/99/g, '98'))],
  ['was not written', () => store.remove(['checkpoints/00000100.json'])],
])('a checkpoint that %s is not used', async (_, damage) => {
  const before = (await read()).log;
  await damage();
  expect((await read()).log).toEqual(before);
});

test('an entry is live although its checkpoint cannot be written, and a later command writes that', async () => {
  const full = jest.spyOn(store, 'put').mockRejectedValue(new UserError('the disk is full'));
  await append(95);
  full.mockRestore();
  expect([(await readLog(store)).length, (await store.list('checkpoints/')).length]).toEqual([200, 1]);
  await append(100);
  expect(await store.list('checkpoints/')).toHaveLength(3);
});
