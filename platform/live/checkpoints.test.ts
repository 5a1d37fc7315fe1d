import { UserError } from '../messages/UserError.ts';
import { integrityOf } from '../release/hash.ts';
import { Disk, MemoryStore } from '../testing/MemoryStore.ts';
import { appendToLog, readEntries, readLog } from './log.ts';
import type { LogEntry } from './logEntry.ts';

let store: MemoryStore;
let reads = 0;
/** Whether the disk has no room for checkpoints. */
let isFull = false;
beforeEach(async () => {
  store = new MemoryStore(new Disk(), async (step) => {
    if (step.startsWith('get ')) reads++;
    if (isFull && step.startsWith('claim checkpoints/')) throw new UserError('the disk is full');
  });
  await append(205);
});

const state = { composition: 'aaaaaaaaaa', content: integrityOf(''), versions: {} };

async function append(count: number) {
  let head: LogEntry | undefined = (await readEntries(store)).at(-1);
  for (let round = 0; round < count; round++)
    head = await appendToLog(store, head, { ...state, kind: 'promote', why: String(round) });
}

/** The log and the number of reads that it took. */
async function read() {
  reads = 0;
  const log = await readLog(store);
  return { log, reads };
}

const rewrite = (key: string, change: (text: string) => string) =>
  store.replace(key, Buffer.from(change(String(store.disk.files.get(key)))));

test('a long log is read by a read for each hundred entries and one for each newer entry', async () => {
  const { log, reads } = await read();
  expect(log.map(({ serial }) => serial)).toEqual(Array.from({ length: 205 }, (_, index) => index + 1));
  expect(reads).toBe(2 + 5);
});

test.each([
  ['is damaged', () => rewrite('checkpoints/00000200.json', (text) => text.slice(1))],
  ['is a copy of another log', () => rewrite('checkpoints/00000200.json', (text) => text.replace(/199/g, '198'))],
  ['was not written', () => store.remove(['checkpoints/00000100.json'])],
])('a checkpoint that %s is not used', async (_, damage) => {
  const before = (await read()).log;
  await damage();
  expect((await read()).log).toEqual(before);
});

test('an entry is live although its checkpoint cannot be written, and a later command writes that', async () => {
  isFull = true;
  await append(95);
  isFull = false;
  expect([(await readLog(store)).length, (await store.list('checkpoints/')).length]).toEqual([300, 2]);
  await append(100);
  expect(await store.list('checkpoints/')).toHaveLength(4);
});

test('a checkpoint that a killed command has not written is written by a later one', async () => {
  await store.remove(['checkpoints/00000100.json']);
  await append(100);
  expect(await store.list('checkpoints/')).toHaveLength(3);
  expect((await read()).reads).toBe(3 + 5);
});
