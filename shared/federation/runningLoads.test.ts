import type { LoadStage } from '../contract/preloadError.ts';
import { createRunningLoads } from './runningLoads.ts';

const file = (stage: LoadStage, name: string) => ({
  app: 'journals',
  stage,
  url: `/apps/journals/${name.replace('.', '.3f2a9c1b7d42.')}`,
});
const hanging = () => new Promise(() => undefined);
const purposes = ['journals', 'journals/JournalPage', 'one'];

test.each([
  ['entry', 'remoteEntry.js'],
  ['page', 'JournalPage.js'],
  ['style', 'JournalPage.css'],
] as const)('nobody waits for the %s of a page that is only prefetched', (stage, name) => {
  const loads = createRunningLoads();
  void loads.run('prefetched', purposes, hanging);
  const isAwaited = loads.watch(file(stage, name));
  expect(isAwaited()).toBe(false);
  void loads.run('awaited', purposes, hanging);
  expect(isAwaited()).toBe(true);
});

test('a chunk is awaited for the content that it was requested for, and not for another', () => {
  const loads = createRunningLoads();
  void loads.run('prefetched', purposes, hanging);
  void loads.run('awaited', ['journals', 'journals/JournalPage', 'other'], hanging);
  const watch = () => loads.watch(file('chunk', 'author-find-a-journal.js'));
  expect(loads.start('one', watch)()).toBe(false);
  expect(loads.start('other', watch)()).toBe(true);
});

test('nobody waits for the other file of a page whose prefetch has failed', async () => {
  const loads = createRunningLoads();
  const watch = () => loads.watch(file('style', 'JournalPage.css'));
  const isAwaited = await loads.run('prefetched', purposes, async () => watch());
  expect(isAwaited()).toBe(false);
});

test('a file that belongs to no prefetch is awaited', async () => {
  const loads = createRunningLoads();
  expect(loads.watch(file('entry', 'remoteEntry.js'))()).toBe(true);
  await loads.run('prefetched', purposes, async () => undefined);
  expect(loads.watch(file('entry', 'remoteEntry.js'))()).toBe(true);
  expect(loads.watch(file('chunk', 'nested.js'))()).toBe(true);
});
