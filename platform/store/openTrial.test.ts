import { ScratchStore } from '../testing/ScratchStore.ts';
import { openTrial } from './openTrial.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const entry = { serial: 1, composition: 'c0ffee', nonce: 'once' };

test('a trial accepts every write and keeps none', async () => {
  const trial = openTrial(store);
  for (const write of ['put', 'replace'] as const) await trial[write]('key', Buffer.of());
  await trial.show('key', 'object');
  expect(await store.list('')).toEqual([]);
});

test('a trial refuses what would change the live site, or remove files', async () => {
  const trial = openTrial(store);
  await expect(trial.claim('live/00000001.json', Buffer.of())).rejects.toThrow(/^a trial of \S+ cannot claim/);
  await expect(trial.project(entry, new Map(), async () => false)).rejects.toThrow(/^a trial of \S+ cannot project/);
  await expect(trial.sweep()).rejects.toThrow(/^a trial of \S+ cannot sweep/);
  expect(await store.list('')).toEqual([]);
});
