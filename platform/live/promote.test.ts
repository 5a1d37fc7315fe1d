import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '../compose/compositions.ts';
import { objectKey } from '../release/objects.ts';
import { publicKey } from '../release/publicKeys.ts';
import { openTrial } from '../store/openTrial.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish, shellBuild } from '../testing/tinySite.ts';
import { writeMissingPages } from './change/changeLive.ts';
import { draftPromotion, promote } from './promote.ts';
import { readLive } from './readLive.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
afterEach(() => jest.restoreAllMocks());

const request = { store, kind: 'promote', why: 'test' } as const;
const publishEmpty = (app: string) => publish(store, app, articlesBuild("''"), []);
const promoteSite = () => promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);

test.each(['pages', 'values'] as const)('what was damaged among %s in the store is rendered again', async (name) => {
  const { [name]: objects } = await readComposition(store, (await promoteSite()).entry);
  await store.replace(objectKey(objects['one.html'] ?? objects['articles'] ?? ''), Buffer.from('damaged'));
  const news = await publishEmpty('news');
  const next = await promote(request, [news]);
  expect(next).toMatchObject(name === 'pages' ? { rendered: 1, reused: 2 } : { rendered: 2, reused: 1 });
  expect(String(await store.get('current/one.html'))).toContain('<h1>First one</h1>');
});

test('all releases of a lost composition together make it again', async () => {
  const { composition, entry } = await promoteSite();
  const releases = Object.entries(composition.apps).map(([app, { version }]) => ({ app, version }));
  await store.remove([objectKey(entry.content)]);
  await expect(promote(request, releases.slice(0, 1))).rejects.toThrow('promote all its releases at once');
  const again = await promote(request, releases);
  const warnings = [expect.stringContaining('every remote is enabled')];
  expect(again).toMatchObject({ isNew: false, composition: { id: composition.id }, warnings });
  expect((await verify(store, false)).problems).toEqual([]);
});

// Threads, which render a site of this size, open the store themselves and would write.
test('a trial of a large site checks every page and writes nothing', async () => {
  const paths = Array.from({ length: 201 }, (_, index) => `/article-${index}`);
  const draftOf = async (body: string) => {
    const releases = [await publish(store, 'shell', shellBuild, [])];
    releases.push(await publish(store, 'articles', articlesBuild(body), paths));
    return await draftPromotion(store, [], releases);
  };
  const good = await draftOf("'<h1>' + slug + '</h1>'");
  const bad = await draftOf("slug === 'article-200' ? { html: '', mainHeadings: [] } : '<h1>x</h1>'");
  const before = await store.list('');
  const trial = openTrial(store);
  expect(await writeMissingPages({ store: trial }, good, [])).toMatchObject({ rendered: 202 });
  await expect(writeMissingPages({ store: trial }, bad, [])).rejects.toThrow(
    '/article-200 of articles has no main heading',
  );
  expect(await store.list('')).toEqual(before);
}, 60_000);

test('an icon that was altered in the store does not go live', async () => {
  const icon = 'art/favicon.ico';
  const shell = await publish(store, 'shell', shellBuild, [], { 'entry.js': 'entry', [icon]: 'icon' });
  await promote(request, [shell]);
  await writeFile(join(store.name, publicKey(shell, icon)), 'altered');
  const news = await publishEmpty('news');
  await expect(promote(request, [news])).rejects.toThrow(
    /^art\/favicon\.ico of shell@\S+ is damaged or lost in \S+: run "site publish shell" where it was built/,
  );
});

test('a promotion reads the description of each release at most once', async () => {
  await promoteSite();
  const news = await publishEmpty('news');
  store.reads.length = 0;
  await promote(request, [news]);
  const hashes = Object.values((await readLive(store)).composition.apps).map(({ releaseHash = '' }) => releaseHash);
  const descriptions = store.reads.filter((key) => hashes.some((hash) => key === objectKey(hash)));
  expect(descriptions.length).toBeLessThanOrEqual(2 * 3);
  expect(new Set(descriptions).size).toBe(3);
});

test('a promotion that loses its number to another one composes again and keeps both', async () => {
  await promoteSite();
  const [news, notes] = [await publishEmpty('news'), await publishEmpty('notes')];
  store.before('claim', () => promote(request, [notes]));
  const { entry, composition } = await promote(request, [news]);
  expect(entry.serial).toBe(3);
  expect(Object.keys(composition.apps).sort()).toEqual(['articles', 'news', 'notes', 'shell']);
});

test('a promotion that always loses its number to others gives up after a while', async () => {
  await promoteSite();
  const news = await publishEmpty('news');
  jest.spyOn(store, 'claim').mockResolvedValue(false);
  await expect(promote(request, [news])).rejects.toThrow(
    /^others keep changing what is live in \S+: run this again when they have finished$/,
  );
});
