import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { readRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { appendToLog, readHead } from './log.ts';
import { writePreviewOf } from './preview.ts';
import { promote, readLive } from './promote.ts';
import { type Pruned, prune } from './prune.ts';
import { verify } from './verify.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const publishNews = () => publish(store, 'news', articlesBuild("''"), []);
const pruneAll = () => prune(store, new Date(Date.now() + 1000));

test('a prune keeps what is live, removes the rest, and leaves the log whole', async () => {
  const first = await promoteSite('First');
  await promoteSite('Second');
  const removed = await pruneAll();
  expect(removed.releases).toEqual([`articles@${first.composition.apps['articles']?.version}`]);
  expect(await store.list('live/')).toHaveLength(2);
  expect((await verify(store)).problems).toEqual([]);
});

test.each(['live/00000001.json', 'live'])(
  'a prune refuses a log that has lost %s and removes nothing',
  async (lost) => {
    await promoteSite('First');
    await promoteSite('Second');
    await rm(join(store.name, lost), { recursive: true });
    const before = await store.list('');
    await expect(pruneAll()).rejects.toThrow(UserError);
    expect(await store.list('')).toEqual(before);
  },
);

test('what goes live while it is pruned is whole again', async () => {
  const first = await promoteSite('First');
  await promoteSite('Second');
  const id = first.composition.id;
  store.before('remove', async () => {
    await appendToLog(store, await readHead(store), { composition: id, kind: 'rollback', why: 'test' });
  });
  expect((await pruneAll()).compositions).toEqual([]);
  expect(String(await store.get(`pages/${id}/one.html`))).toContain('<h1>First one</h1>');
  expect((await verify(store)).problems).toEqual([]);
});

test('what goes live while a prune takes the pages that a crash has left is whole again', async () => {
  const first = await promoteSite('First');
  await promoteSite('Second');
  const { id, apps } = first.composition;
  await store.remove([`compositions/${id}.json`]);
  const again = Object.entries(apps).map(([app, { version }]) => readRelease(store, app, version));
  const releases = await Promise.all(again);
  store.before('remove', () => promote({ store, kind: 'promote', why: 'test' }, releases));
  expect((await pruneAll()).compositions).toEqual([]);
  expect((await readHead(store))?.composition).toBe(id);
  expect((await verify(store)).problems).toEqual([]);
  expect(String(await store.get(`pages/${id}/one.html`))).toContain('<h1>First one</h1>');
});

test('the releases of what is live stay although its composition is lost', async () => {
  const { composition } = await promoteSite('First');
  await store.remove([`compositions/${composition.id}.json`]);
  expect((await pruneAll()).releases).toEqual([]);
});

test('a release that goes live while it is pruned stays', async () => {
  await promoteSite('First');
  const news = await publishNews();
  store.before('remove', () => promote({ store, kind: 'promote', why: 'test' }, [news]));
  expect((await pruneAll()).releases).toEqual([]);
  expect((await readLive(store)).composition?.apps).toHaveProperty('news');
  expect((await verify(store)).problems).toEqual([]);
});

test('a prune spares a preview that is being made, and its releases', async () => {
  await promoteSite('First');
  const news = await publishNews();
  const since = new Date();
  const pruned: Pruned[] = [];
  store.before('put', async () => pruned.push(await prune(store, since)));
  await writePreviewOf(store, [news], () => undefined);
  expect(pruned).toEqual([{ releases: [], compositions: [], previews: [] }]);
});
