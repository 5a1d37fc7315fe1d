import { readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@mirqam/shared/contract/languages';
import { descriptionKey } from '@mirqam/shared/contract/Release';
import { readComposition } from '../compose/compositions.ts';
import { routeTable, routeTableKey } from '../compose/routeTable.ts';
import { UserError } from '../messages/UserError.ts';
import { objectKey } from '../release/objects.ts';
import { publicationKey, type ReleaseName } from '../release/publications.ts';
import { publicKey } from '../release/publicKeys.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { startWith } from '../testing/startWith.ts';
import { ageSweep, sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish, shellBuild } from '../testing/tinySite.ts';
import type { LiveResult } from './change/changeLive.ts';
import { readHistory } from './log/history.ts';
import { writePreviewOf } from './preview.ts';
import { promote } from './promote.ts';
import { publicFiles } from './publicFiles.ts';
import { readLive } from './readLive.ts';
import { renewRecord } from './renewRecord.ts';
import { rollBack } from './rollBack.ts';
import { sweep, sweepKey } from './sweep.ts';
import { verify } from './verify.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);
afterEach(() => jest.restoreAllMocks());
let first: LiveResult;
startWith(store, { beforeAll, beforeEach, afterAll }, async () => {
  first = await promoteSite('First');
});

const soon = () => new Date(Date.now() + 1000);
const day = 86_400_000;
const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const publishNews = () => publish(store, 'news', articlesBuild("''"), []);
const promoteNews = (...news: readonly ReleaseName[]) => promote({ store, kind: 'promote', why: 'test' }, news);
const keyOf = ({ app, version }: ReleaseName) => publicationKey(app, version);

/** Lists what is not needed, as a sweep a day ago. */
async function listNow() {
  const { listed } = await sweep(store, soon());
  await ageSweep(store);
  return listed;
}

async function expectSound() {
  expect((await verify(store, false)).problems).toEqual([]);
}

/** Resolves once a command waits for the end of a sweep, and after that once it has ended. */
function during(command: () => Promise<unknown>) {
  let running: Promise<unknown> = Promise.resolve();
  store.before('remove', async () => {
    running = command();
  });
  return () => running;
}

test('a sweep lists what only earlier states need, and removes it a day later', async () => {
  const second = await promoteSite('Second');
  const release = { app: 'articles', version: first.composition.apps['articles']?.version ?? '' };
  const description = descriptionKey('articles', release.version);
  expect(await store.get(description)).toBeDefined();
  const { listed, removed, due } = await sweep(store, soon());
  expect(listed).toContain(keyOf(release));
  expect(removed).toEqual([]);
  expect(Math.round((Number(due) - Date.now()) / day)).toBe(1);
  expect((await sweep(store, soon())).removed).toEqual([]);
  await ageSweep(store);
  expect([...(await sweep(store, soon())).removed].sort()).toEqual([...listed].sort());
  expect(await store.get(description)).toBeUndefined();
  expect(await store.list('releases/articles/')).toHaveLength(1);
  expect((await readLive(store)).composition.id).toBe(second.composition.id);
  const [past] = await readHistory(store);
  expect(past).toMatchObject({ apps: {}, versions: { articles: release.version } });
  await expectSound();
  expect(await promoteNews(await publishNews())).toMatchObject({ rendered: 0, reused: 2 });
  await expect(rollBack({ store, to: first.entry.serial })).rejects.toThrow(/^composition \w+ is damaged or lost in /);
});

test('a store keeps each content once, and a sweep leaves no object that nothing names', async () => {
  for (const text of ['Second', 'First']) await promoteSite(text);
  const before = await store.list('objects/');
  expect(await sweepAll(store)).toHaveLength(1);
  await promoteSite('Second');
  expect(await store.list('objects/')).toEqual(before);
});

test.each(['live/00000001.json', 'live'])(
  'a sweep refuses a log that has lost %s, and removes nothing',
  async (lost) => {
    await promoteSite('Second');
    await listNow();
    await rm(join(store.name, lost), { recursive: true });
    const before = await store.list('');
    await expect(sweep(store, soon())).rejects.toThrow(UserError);
    expect(await store.list('')).toEqual(before);
  },
);

test('the releases of what is live stay although its composition is lost', async () => {
  const { entry } = await promoteSite('Second');
  jest.spyOn(store, 'get').mockImplementation(async (key) => {
    const bytes = await ScratchStore.prototype.get.call(store, key);
    return bytes && String(bytes).includes(`"id":"${entry.composition}"`) ? undefined : bytes;
  });
  expect((await sweep(store, soon())).listed.filter((key) => key.startsWith('releases/'))).toHaveLength(1);
});

test('a file that two releases share stays until none of them is needed, at one address', async () => {
  const publishFiles = (main: string) =>
    publish(store, 'articles', articlesBuild(`'<h1>${main}</h1>'`), ['/one'], {
      'entry.js': main,
      'shared.js': 'same',
    });
  const shell = await publish(store, 'shell', shellBuild, []);
  const [first, second] = [await publishFiles('First'), await publishFiles('Second')];
  await promoteNews(shell, first);
  await promoteNews(second);
  const shared = publicKey(first, 'shared.js');
  expect(publicKey(second, 'shared.js')).toBe(shared);
  expect(await sweepAll(store, true)).toContain(publicKey(first, 'entry.js'));
  expect(String(await store.get(shared))).toBe('same');
  await expectSound();
  await promoteNews(await publish(store, 'articles', articlesBuild(`'<h1>Third</h1>'`), ['/one']));
  expect(await sweepAll(store, true)).toContain(shared);
  await expectSound();
});

test('a sweep leaves foreign files alone', async () => {
  const foreign = ['apps/notes/draft/a.txt', 'pages/notes/a.txt', 'objects/notes.txt'];
  for (const key of foreign) await store.put(key, Buffer.from('x'));
  expect(await sweepAll(store, true)).toEqual([]);
  expect(await store.list('')).toEqual(expect.arrayContaining(foreign));
});

test('what goes live or is published again after it was listed stays', async () => {
  const [news, notes] = [await publishNews(), await publish(store, 'notes', articlesBuild("''"), [])];
  expect(await listNow()).toEqual(expect.arrayContaining([news, notes].map(keyOf)));
  await promoteNews(news);
  await renewRecord(store, keyOf(notes), { release: notes.hash });
  expect((await sweep(store, soon())).removed).toEqual([]);
  await expectSound();
});

test('a sweep removes nothing while a command relies on objects', async () => {
  const news = await publishNews();
  await listNow();
  const results: unknown[] = [];
  store.before('claim', async () => results.push(await sweep(store, soon())));
  const { composition } = await promoteNews(news);
  expect(results).toMatchObject([{ removed: [], isKept: true }]);
  expect(composition.apps).toHaveProperty('news');
  await expectSound();
});

test.each([
  ['promotion', promoteNews],
  ['preview', (news: ReleaseName) => writePreviewOf(store, [news])],
])('a %s that begins while a sweep removes waits for its end, and then knows what is left', async (_, command) => {
  const news = await publishNews();
  await listNow();
  const ended = during(() => command(news).catch((error) => error));
  expect((await sweep(store, soon())).removed).toContain(keyOf(news));
  expect(String(await ended())).toContain(`news@${news.version} is not in ${store.name}`);
  await expectSound();
});

test('a sweep that was slow stops between two batches where a command has begun', async () => {
  // Written past the store, which would sync each of them.
  for (let number = 0; number < 501; number++)
    await writeFile(join(store.name, 'objects', String(number).padStart(64, '0')), '');
  const listed = await listNow();
  jest.spyOn(store, 'remove').mockImplementation(async (keys) => {
    await ScratchStore.prototype.remove.call(store, keys);
    if (!keys.some((key) => key.startsWith('objects/'))) return;
    await store.replace('sweeping.json', Buffer.from(JSON.stringify({ when: new Date(Date.now() - 61_000) })));
    await renewRecord(store, 'uses/begun.json');
  });
  const { removed } = await sweep(store, soon());
  expect(removed).toEqual(listed.slice(0, 500));
});

test('a sweep that was killed keeps nobody waiting for long, and the next one ends its work', async () => {
  await promoteSite('Second');
  await listNow();
  await store.replace('sweeping.json', Buffer.from(JSON.stringify({ when: new Date(Date.now() - 61_000) })));
  await store.replace('uses/killed.json', Buffer.from(JSON.stringify({ when: new Date(Date.now() - 3_601_000) })));
  await promoteSite('Second');
  expect((await sweep(store, soon())).removed).not.toEqual([]);
  expect([...(await store.list('uses/')), ...(await store.list('sweeping'))]).toEqual([]);
  await expectSound();
});

test('a sweep that fails in the middle is finished by the next one', async () => {
  await promoteSite('Second');
  const listed = await listNow();
  const remove = jest.spyOn(store, 'remove').mockImplementation(async (keys) => {
    await ScratchStore.prototype.remove.call(store, keys.slice(0, 2));
    if (keys.length > 2) throw new UserError('the disk is full');
  });
  await expect(sweep(store, soon())).rejects.toThrow('the disk is full');
  remove.mockRestore();
  expect((await sweep(store, soon())).removed).toEqual(listed.slice(2));
  await expectSound();
});

test('visitors get what is live before a sweep removes what they got', async () => {
  const link = join(store.name, 'current');
  const older = await readlink(link);
  await promoteSite('Second');
  await listNow();
  // As while the second promoter pauses between its number and the projection.
  await rm(link);
  await symlink(older, link);
  const shown: string[] = [];
  jest.spyOn(store, 'remove').mockImplementation(async (keys) => {
    if (keys.some((key) => key.startsWith('objects/'))) shown.push(await readlink(link));
    await ScratchStore.prototype.remove.call(store, keys);
  });
  await sweep(store, soon());
  expect(shown).toEqual(['pages/00000002']);
});

test('a sweep uses the clock of the store, whatever the clock of the publishing machine says', async () => {
  const news = await publishNews();
  jest.useFakeTimers({ now: Date.now() - 100 * day, advanceTimers: true });
  await renewRecord(store, keyOf(news), { release: news.hash });
  jest.useRealTimers();
  expect((await sweep(store, new Date(Date.now() - 30 * day))).listed).toEqual([]);
});

test('a damaged list is made again, and removes nothing', async () => {
  await promoteSite('Second');
  await store.replace(sweepKey, Buffer.from('{'));
  expect(await sweep(store, soon())).toMatchObject({ removed: [] });
});

const tableOf = async ({ entry }: LiveResult) => (await readComposition(store, entry)).table ?? '';

test('open tabs and exports keep the route table of an earlier state until a sweep finds that nothing needs it', async () => {
  const [older, newer] = [await tableOf(first), await tableOf(await promoteSite('Second'))];
  expect(String(await store.get('current/one.html'))).toContain(`"routeTable":["/${routeTableKey(newer)}","${newer}"]`);
  const { files } = await publicFiles(store, new Date(0));
  for (const key of [older, newer].map(routeTableKey)) expect(await files.get(key)?.()).toEqual(await store.get(key));
  await sweepAll(store);
  const left = ['', '.br', '.gz'].map((form) => routeTableKey(newer) + form);
  expect(await store.list('apps/shell/routes.')).toEqual(left);
  expect(await store.get(objectKey(older))).toBeUndefined();
  await expectSound();
});

test('a route table that goes live again after it was listed stays', async () => {
  const key = routeTableKey(await tableOf(first));
  await promoteSite('Second');
  expect(await listNow()).toContain(key);
  await promoteSite('First');
  await sweep(store, soon());
  expect(await store.get(key)).toBeDefined();
});

test('a sweep and a rollback keep the pages and the route table of each language, and verify misses none of them', async () => {
  const { composition } = await promoteTinySite(store, `'<h1>First</h1>'`, ['/one', '/ar/one']);
  const table = routeTableKey(routeTable(composition, languages[1]).pinned[1]);
  await promoteTinySite(store, `'<h1>Second</h1>'`, ['/one']);
  expect(await store.list('current/ar/')).toEqual([]);
  await rollBack({ store, to: 2 });
  await sweepAll(store, true);
  await expectSound();
  expect(await store.list('current/ar/')).toContain('current/ar/one.html');

  await store.remove([table, 'current/ar/one.html']);
  expect((await verify(store, false)).problems).toEqual([
    expect.stringContaining(`${table} of number 4 is damaged or lost`),
    expect.stringContaining('visitors do not get number 4'),
  ]);
  await verify(store, true);
  await expectSound();
});
