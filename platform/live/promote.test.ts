import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from '../release/releases.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHistory, wasLive } from './history.ts';
import { appendToLog, readHead } from './log.ts';
import { findPreview, writePreviewOf } from './preview.ts';
import { promote as promoteReleases, readLive, retire } from './promote.ts';
import { type Pruned, prune } from './prune.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promote-'));
});
afterEach(() => rm(folder, { recursive: true }));

const promote = (store: FolderStore, text: string) =>
  promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one', '/two']);
const wholeSite = { app: undefined, to: undefined, why: undefined };

test('a page that was damaged in the store is rendered anew and not taken over', async () => {
  const store = new FolderStore(folder);
  const { composition } = await promote(store, 'First');
  const file = join(folder, `pages/${composition.id}/one.html`);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/<h1>.*<\/h1>/, ''));
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const next = await promoteReleases({ store, kind: 'promote', why: 'test' }, [news]);
  expect(next).toMatchObject({ rendered: 1, reused: 2 });
  expect(String(await store.get(`pages/${next.composition.id}/one.html`))).toContain('<h1>First one</h1>');
});

test('what goes live while it is pruned is whole again', async () => {
  const store = new RacingStore(folder);
  const first = await promote(store, 'First');
  await promote(store, 'Second');
  const id = first.composition.id;
  store.beforeRemoval = async () => {
    await appendToLog(store, await readHead(store), { composition: id, kind: 'rollback', why: 'test' });
  };
  expect((await prune(store, new Date(Date.now() + 1000))).compositions).toEqual([]);
  expect(String(await store.get(`pages/${id}/one.html`))).toContain('<h1>First one</h1>');
  expect((await verify(store)).problems).toEqual([]);
});

test('what goes live while a prune takes the pages that a crash has left is whole again', async () => {
  const store = new RacingStore(folder);
  const first = await promote(store, 'First');
  await promote(store, 'Second');
  const { id, apps } = first.composition;
  await store.remove([`compositions/${id}.json`]);
  const again = Object.entries(apps).map(([app, { version }]) => readRelease(store, app, version));
  const releases = await Promise.all(again);
  store.beforeRemoval = async () => void (await promoteReleases({ store, kind: 'promote', why: 'test' }, releases));
  expect((await prune(store, new Date(Date.now() + 1000))).compositions).toEqual([]);
  expect((await readHead(store))?.composition).toBe(id);
  expect((await verify(store)).problems).toEqual([]);
  expect(String(await store.get(`pages/${id}/one.html`))).toContain('<h1>First one</h1>');
});

test('the releases of what is live stay though its composition got lost', async () => {
  const store = new FolderStore(folder);
  const { composition } = await promote(store, 'First');
  await store.remove([`compositions/${composition.id}.json`]);
  expect((await prune(store, new Date(Date.now() + 1000))).releases).toEqual([]);
});

test('a release that goes live while it is pruned stays', async () => {
  const store = new RacingStore(folder);
  await promote(store, 'First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  store.beforeRemoval = async () => void (await promoteReleases({ store, kind: 'promote', why: 'test' }, [news]));
  expect((await prune(store, new Date(Date.now() + 1000))).releases).toEqual([]);
  expect((await readLive(store)).composition?.apps).toHaveProperty('news');
  expect((await verify(store)).problems).toEqual([]);
});

test('a prune leaves a preview alone that is in the making, and the releases it is made of', async () => {
  const store = new RacingStore(folder);
  await promote(store, 'First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const since = new Date();
  const pruned: Pruned[] = [];
  store.afterWriting = async () => void pruned.push(await prune(store, since));
  await writePreviewOf(store, [news], () => undefined);
  expect(pruned).toEqual([{ releases: [], compositions: [], previews: [] }]);
});

test('a preview that is made again is as new as the second time', async () => {
  const store = new FolderStore(folder);
  await promote(store, 'First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const { composition } = await writePreviewOf(store, [news], () => undefined);
  const { when: first } = (await findPreview(store, composition.id)) ?? {};
  expect(await writePreviewOf(store, [news], () => undefined)).toMatchObject({ rendered: 0, reused: 0 });
  const { when: second } = (await findPreview(store, composition.id)) ?? {};
  expect(Number(new Date(second ?? 0))).toBeGreaterThan(Number(new Date(first ?? 0)));
});

test('a preview that was taken while it was made is made again', async () => {
  const store = new FolderStore(folder);
  await promote(store, 'First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  let isTaken = false;
  const { composition } = await writePreviewOf(store, [news], (done, total) => {
    if (done === total && !isTaken) rmSync(join(folder, 'previews'), { recursive: true });
    isTaken ||= done === total;
  });
  const prefix = `previews/${composition.id}`;
  expect(await store.list(prefix)).toEqual(
    expect.arrayContaining([`${prefix}.json`, `${prefix}/404.html`, `${prefix}/one.html`, `${prefix}/two.html`]),
  );
});

test('a remote that is retired has no pages until it is promoted again', async () => {
  const store = new FolderStore(folder);
  const first = await promote(store, 'First');
  const { composition, rendered } = await retire({ store, kind: 'retire', why: 'test' }, 'articles');
  expect([Object.keys(composition.apps), rendered]).toEqual([['shell'], 0]);
  expect(await store.list(`pages/${composition.id}/one`)).toEqual([]);
  const articles = await readRelease(store, 'articles', first.composition.apps['articles']?.version ?? '');
  const again = await promoteReleases({ store, kind: 'promote', why: 'test' }, [articles]);
  expect(again.composition).toEqual(first.composition);
  expect((await verify(store)).problems).toEqual([]);
});

test('neither the shell can be retired, nor what is not live, whatever its name', async () => {
  const store = new FolderStore(folder);
  const { composition } = await promote(store, 'First');
  await publish(store, 'news', articlesBuild("''"), []);
  const change = { store, kind: 'retire', why: 'test' } as const;
  for (const app of ['shell', 'news', 'constructor']) {
    await expect(retire(change, app)).rejects.toThrow(`${app} is no remote that is live: see "site status"`);
  }
  expect((await readHead(store))?.composition).toBe(composition.id);
});

test('a release that a prune takes while its pages are made does not go live', async () => {
  const store = new FolderStore(folder);
  const { composition } = await promote(store, 'First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const onProgress = () => rmSync(join(folder, `apps/news/${news.version}/release.json`), { force: true });
  const promotion = promoteReleases({ store, kind: 'promote', why: 'test', onProgress }, [news]);
  await expect(promotion).rejects.toThrow(`news@${news.version} is not in ${folder}: run "site publish news" first`);
  expect((await readHead(store))?.composition).toBe(composition.id);
});

test('an app goes back to a release that was published again after its composition had been pruned', async () => {
  const store = new FolderStore(folder);
  const body = (text: string) => `'<h1>${text} ' + slug + '</h1>'`;
  await promote(store, 'First');
  await promote(store, 'Second');
  await prune(store, new Date(Date.now() + 1000));
  const articles = { ...wholeSite, store, app: 'articles' };
  await expect(rollBack(articles)).rejects.toThrow('articles has no earlier state');
  const { version } = await publish(store, 'articles', articlesBuild(body('First')), ['/one', '/two']);
  expect((await rollBack(articles)).composition.apps).toMatchObject({ articles: { version } });
  expect((await verify(store)).problems).toEqual([]);
});

test('what was live is known when its composition has been pruned', async () => {
  const store = new FolderStore(folder);
  const first = await promote(store, 'First');
  await promote(store, 'Second');
  await prune(store, new Date(Date.now() + 1000));
  const [state] = await readHistory(store);
  expect(state?.apps).toEqual({});
  const { version = '' } = first.composition.apps['articles'] ?? {};
  expect(state && wasLive(state, 'articles', version)).toBe(true);
  expect(state && wasLive(state, 'articles', '1.0.0-0000000000')).toBe(false);
});

test('the way back is open though what is live has lost its composition', async () => {
  const store = new FolderStore(folder);
  const first = await promote(store, 'First');
  const second = await promote(store, 'Second');
  await store.remove([`compositions/${second.composition.id}.json`]);
  expect((await verify(store)).problems[0]).toContain('"site rollback" leads to one that is whole');
  expect((await rollBack({ store, ...wholeSite })).composition.id).toBe(first.composition.id);
  expect((await verify(store)).problems).toEqual([]);
});

/** Does something of another command just before files are removed, or after one is written, once. */
class RacingStore extends FolderStore {
  beforeRemoval: (() => Promise<void>) | undefined;
  afterWriting: (() => Promise<void>) | undefined;

  override async remove(keys: readonly string[]): Promise<void> {
    const meanwhile = this.beforeRemoval;
    this.beforeRemoval = undefined;
    await meanwhile?.();
    await super.remove(keys);
  }

  override async put(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    const meanwhile = this.afterWriting;
    this.afterWriting = undefined;
    await super.put(key, bytes, seconds);
    await meanwhile?.();
  }
}
