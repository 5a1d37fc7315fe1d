import { readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { ReleaseName } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHead, readLog } from './log.ts';
import { writePreviewOf } from './preview.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publicationKey } from './publications.ts';
import { readLive } from './readLive.ts';
import { renewRecord } from './renewRecord.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);
afterEach(() => jest.restoreAllMocks());

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const publishNews = () => publish(store, 'news', articlesBuild("''"), []);
const promoteNews = (news: Release) => promote({ store, kind: 'promote', why: 'test' }, [news]);
const pruneAll = () => prune(store, new Date(Date.now() + 1000));
const makeYoung = ({ app, version }: ReleaseName) => renewRecord(store, publicationKey(app, version));
const day = 86_400_000;
const nothing = { releases: [], compositions: [], previews: [] };

async function expectSound() {
  expect((await verify(store, false)).problems).toEqual([]);
}

test('a prune keeps what is live, removes the rest, and names it in the log', async () => {
  const first = await promoteSite('First');
  const second = await promoteSite('Second');
  const removal = await pruneAll();
  const release = `articles@${first.composition.apps['articles']?.version}`;
  expect(removal).toEqual({ releases: [release], compositions: [first.composition.id], previews: [] });
  expect(await readHead(store)).toMatchObject({
    serial: 3,
    kind: 'prune',
    composition: second.composition.id,
    removes: removal,
  });
  expect(await store.list(`pages/${first.composition.id}/`)).toEqual([]);
  expect(await store.list('apps/articles/')).not.toContain(first.composition.apps['articles']?.version);
  await expectSound();
});

test('a prune with nothing to remove takes no number', async () => {
  await promoteSite('First');
  expect(await pruneAll()).toEqual(nothing);
  expect(await store.list('live/')).toHaveLength(1);
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

test('the releases of what is live stay although its composition is lost', async () => {
  const { composition } = await promoteSite('First');
  await store.remove([`compositions/${composition.id}.json`]);
  expect((await pruneAll()).releases).toEqual([]);
});

test('a prune leaves foreign files alone', async () => {
  await promoteSite('First');
  const foreign = ['apps/notes/draft/a.txt', 'pages/notes/a.txt', 'previews/notes.json'];
  for (const key of foreign) await store.put(key, Buffer.from('x'));
  expect(await pruneAll()).toEqual(nothing);
  expect(await store.list('')).toEqual(expect.arrayContaining(foreign));
});

test('a release that goes live before the prune has its number stays', async () => {
  await promoteSite('First');
  const news = await publishNews();
  store.before('claim', () => promoteNews(news));
  expect((await pruneAll()).releases).toEqual([]);
  expect((await readLive(store)).composition.apps).toHaveProperty('news');
  await expectSound();
});

test('a promotion that reads before the prune and claims after it composes again', async () => {
  const first = await promoteSite('First');
  const second = await promoteSite('Second');
  const news = await publishNews();
  await makeYoung(news);
  store.before('claim', pruneAll);
  const { composition, entry } = await promoteNews(news);
  expect(entry.serial).toBe(4);
  expect(composition.apps['articles']).toEqual(second.composition.apps['articles']);
  expect(await store.list('compositions/')).not.toContain(`compositions/${first.composition.id}.json`);
  await expectSound();
});

test('a promotion of a release that the prune names is refused, however slow the removal is', async () => {
  const { composition } = await promoteSite('First');
  const news = await publishNews();
  let refused: unknown;
  store.before('remove', () => promoteNews(news).catch((error) => (refused = error)));
  expect((await pruneAll()).releases).toEqual([`news@${news.version}`]);
  expect(String(refused)).toMatch(
    /news@\S+ is being removed from \S+ by number 2 of the log: wait until that prune ends/,
  );
  await expect(promoteNews(news)).rejects.toThrow(`news@${news.version} is not in ${store.name}`);
  expect((await readLive(store)).composition.id).toBe(composition.id);
});

test('pages that a promotion is rendering when a prune removes them come back under another name', async () => {
  const first = await promoteSite('First');
  const { id, apps } = first.composition;
  await promoteSite('Second');
  // As after a promotion that was killed before its claim: pages and no number of the log in the kept days.
  const releases = Object.entries(apps).map(([app, { version }]) => ({ app, version }));
  await Promise.all(releases.map(makeYoung));
  store.before('remove', () => promote({ store, kind: 'promote', why: 'test' }, releases));
  expect((await pruneAll()).compositions).toEqual([id]);
  const live = await readLive(store);
  expect(live.composition.apps).toEqual(apps);
  expect(live.composition.id).not.toBe(id);
  expect(await store.list(`pages/${id}/`)).toEqual([]);
  expect(String(await store.get(`pages/${live.composition.id}/one.html`))).toContain('<h1>First one</h1>');
  await expectSound();
});

test('a prune spares a preview that is being made, and its releases', async () => {
  await promoteSite('First');
  const news = await publishNews();
  const pruned: unknown[] = [];
  store.before('put', async () => pruned.push(await pruneAll()));
  await writePreviewOf(store, [news], () => undefined);
  expect(pruned).toEqual([nothing]);
});

test('a state that a prune has removed is refused in one line', async () => {
  const first = await promoteSite('First');
  await promoteSite('Second');
  await pruneAll();
  const back = (to: number) => rollBack({ store, app: undefined, to, why: undefined });
  await expect(back(first.entry.serial)).rejects.toThrow('number 1 was removed by the prune number 3');
  await expect(back(3)).rejects.toThrow('number 3 is a prune and made nothing live');
});

test('a rollback that a prune overtakes is refused, and what is live stays', async () => {
  const first = await promoteSite('First');
  const second = await promoteSite('Second');
  store.before('claim', pruneAll);
  const back = rollBack({ store, app: undefined, to: first.entry.serial, why: undefined });
  await expect(back).rejects.toThrow('number 1 was removed by the prune number 3');
  expect((await readLive(store)).composition.id).toBe(second.composition.id);
  await expectSound();
});

test('two prunes at the same time leave the same store as one', async () => {
  await promoteSite('First');
  const { composition } = await promoteSite('Second');
  await Promise.all([pruneAll(), pruneAll()]);
  expect(await store.list('compositions/')).toEqual([`compositions/${composition.id}.json`]);
  expect((await readLog(store)).slice(2).every(({ kind }) => kind === 'prune')).toBe(true);
  await expectSound();
});

test('a prune that fails in the middle is finished by the next one', async () => {
  await promoteSite('First');
  const { composition } = await promoteSite('Second');
  store.before('remove', () => Promise.reject(new UserError('the disk is full')));
  await expect(pruneAll()).rejects.toThrow('the disk is full');
  await expectSound();
  await pruneAll();
  expect(await store.list('compositions/')).toEqual([`compositions/${composition.id}.json`]);
  await expectSound();
});

test('visitors get what is live before a prune removes what they got', async () => {
  const link = join(store.name, 'current');
  await promoteSite('First');
  const older = await readlink(link);
  const { composition } = await promoteSite('Second');
  // As while the second promoter pauses between its number and the projection.
  await rm(link);
  await symlink(older, link);
  const shown: string[] = [];
  store.before('remove', async () => shown.push(await readlink(link)));
  await pruneAll();
  expect(shown).toEqual([`pages/${composition.id}`]);
});

test('a prune uses the clock of the store, whatever the clock of the publishing machine says', async () => {
  await promoteSite('First');
  const news = await publishNews();
  jest.useFakeTimers({ now: Date.now() - 100 * day, advanceTimers: true });
  await makeYoung(news);
  jest.useRealTimers();
  expect(await prune(store, new Date(Date.now() - 30 * day))).toEqual(nothing);
});

test('a record that a killed publish has left without a release is removed', async () => {
  await promoteSite('First');
  const left = { app: 'news', version: '1.0.0-0123456789' };
  await makeYoung(left);
  expect(await pruneAll()).toEqual(nothing);
  const longAgo = JSON.stringify({ who: 'a', when: new Date(Date.now() - day) });
  await store.replace(publicationKey(left.app, left.version), Buffer.from(longAgo));
  expect((await pruneAll()).releases).toEqual(['news@1.0.0-0123456789']);
  expect(await store.list('published/')).toEqual([]);
});

test('the key of an ended removal is removed once no command reads it', async () => {
  await promoteSite('First');
  await promoteSite('Second');
  await pruneAll();
  expect(await store.list('pruned/')).toHaveLength(1);
  await promoteSite('Third');
  jest.spyOn(store, 'now').mockImplementation(async () => new Date(Date.now() + day));
  await prune(store, new Date(Date.now() + 2 * day));
  expect(await store.list('pruned/')).toEqual(['pruned/00000005.json']);
});
