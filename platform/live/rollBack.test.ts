import { compositionHash, readComposition } from '../compose/compositions.ts';
import { siteAddress } from '../compose/siteAddress.ts';
import { forms } from '../release/compress.ts';
import { objectKey } from '../release/objects.ts';
import { publicationKey } from '../release/publications.ts';
import { readRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { startWith } from '../testing/startWith.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { changeLive, type LiveResult } from './change/changeLive.ts';
import { draftDisabled } from './change/draftOf.ts';
import { draftPromotion, promote } from './promote.ts';
import { readStoredReleases } from './releases/storedReleases.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);
afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});
let first: LiveResult;
let second: LiveResult;
startWith(store, { beforeAll, beforeEach, afterAll }, async () => {
  first = await promoteSite('First');
  second = await promoteSite('Second');
});

const request = { store, kind: 'promote', why: 'test' } as const;
const paths = ['/one', '/two'];
const bodyOf = (text: string) => `'<h1>${text} ' + slug + '</h1>'`;
const promoteSite = (text: string) => promoteTinySite(store, bodyOf(text), paths);

test('a rollback to a state from another address of the site keeps the present address', async () => {
  process.env['SITE_ORIGIN'] = 'https://staging.example.org';
  await promoteSite('Third');
  const { composition } = await rollBack({ store, to: 1 });
  expect(composition.site).toEqual({ origin: 'https://staging.example.org', isUnlisted: true });
  expect(String(await store.get('current/one.html'))).toMatch(/staging.*First one/);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('an app goes back to a release that was published again after a sweep', async () => {
  await sweepAll(store);
  const articles = { store, app: 'articles' };
  await expect(rollBack(articles)).rejects.toThrow('articles has no earlier state');
  const { version } = await publish(store, 'articles', articlesBuild(bodyOf('First')), paths);
  expect((await rollBack(articles)).composition.apps).toMatchObject({ articles: { version } });
  expect((await verify(store, false)).problems).toEqual([]);
});

test('the site goes back although the live composition is lost', async () => {
  await store.remove([objectKey(second.entry.content)]);
  expect((await verify(store, false)).problems[0]).toContain('roll back to another number');
  expect((await rollBack({ store })).composition.id).toBe(first.composition.id);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a rollback reads each form of a page once', async () => {
  const { pages } = await readComposition(store, first.entry);
  const get = jest.spyOn(store, 'get');
  await rollBack({ store });
  const read = get.mock.calls.map(([key]) => key);
  const page = objectKey(pages['one.html'] ?? '');
  expect(read.filter((key) => key.startsWith(page)).sort()).toEqual([page, `${page}.br`, `${page}.gz`]);
});

test('each further rollback of the site goes one further back', async () => {
  await promoteSite('Third');
  const back = async () => (await rollBack({ store })).composition.apps;
  expect([await back(), await back()]).toEqual([second.composition.apps, first.composition.apps]);
  await expect(back()).rejects.toThrow('the site has no earlier state');
  await promoteSite('Fourth');
  expect(await back()).toEqual(first.composition.apps);
});

test('each further rollback of an app goes one further back, whatever others do between', async () => {
  await promoteSite('Third');
  const back = async () => (await rollBack({ store, app: 'articles' })).composition.apps['articles'];
  expect(await back()).toEqual(second.composition.apps['articles']);
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await promote(request, [news]);
  expect(await back()).toEqual(first.composition.apps['articles']);
  await expect(back()).rejects.toThrow('articles has no earlier state');
});

test('an app that is not live, or was not in a number, does not go back', async () => {
  await expect(rollBack({ store, app: 'news' })).rejects.toThrow('news is not live');
  await expect(rollBack({ store, app: 'news', to: 1 })).rejects.toThrow('number 1 has no app "news"');
});

test('a rollback passes over the state before a move of the site, which shows the same', async () => {
  process.env['SITE_ORIGIN'] = 'https://staging.example.org';
  await promote(request, [], siteAddress());
  const { composition, isNew } = await rollBack({ store });
  expect([composition.apps, isNew]).toEqual([first.composition.apps, true]);
});

test('a rollback that loads the code of a disabled app again says so', async () => {
  const disabled = await changeLive({ store, kind: 'disable', why: 'test' }, (log) =>
    draftDisabled(store, log, 'articles', true),
  );
  expect(disabled.composition.apps['articles']?.disabled).toBe(true);
  expect((await rollBack({ store })).warnings).toEqual(['articles is no longer disabled']);
});

test('a rollback of the site passes over a damaged composition', async () => {
  await promoteSite('Third');
  await store.replace(objectKey(second.entry.content), Buffer.from('{'));
  expect((await rollBack({ store })).composition.apps).toEqual(first.composition.apps);
});

test('a rollback of an app passes over a damaged release', async () => {
  const { version = '' } = second.composition.apps['articles'] ?? {};
  await promoteSite('Third');
  await store.replace(publicationKey('articles', version), Buffer.from('{'));
  expect((await readStoredReleases(store, 'articles')).map((release) => release.version)).not.toContain(version);
  const { composition } = await rollBack({ store, app: 'articles' });
  expect(composition.apps).toEqual(first.composition.apps);
});

test.each([
  ['emptied', Buffer.of()],
  ['of another state', undefined],
])('a rollback writes a page that is %s again, and says so', async (_, bytes) => {
  const keyOf = async ({ entry }: typeof first) =>
    objectKey((await readComposition(store, entry)).pages['one.html'] ?? '');
  const key = await keyOf(first);
  const right = await store.get(key);
  await store.replace(key, bytes ?? (await store.get(await keyOf(second))) ?? Buffer.of());
  const { warnings } = await rollBack({ store, to: 1 });
  expect(warnings).toEqual(['one.html, damaged or lost, is written again']);
  expect(await store.get('current/one.html')).toEqual(right);
});

test('a rollback refuses a damaged page whose code is damaged too', async () => {
  const { version = '' } = first.composition.apps['articles'] ?? {};
  const { serverFiles } = await readRelease(store, 'articles', { version });
  const { pages } = await readComposition(store, first.entry);
  const damaged = [
    ...forms.map((form) => objectKey(pages['one.html'] ?? '', form)),
    ...Object.values(serverFiles).map((hash) => objectKey(hash)),
  ];
  for (const key of damaged) await store.replace(key, Buffer.of());
  await expect(rollBack({ store, to: 1 })).rejects.toThrow('server.cjs of articles@');
});

test('a rollback refuses a release of which visitors would get a damaged file', async () => {
  const { version = '' } = first.composition.apps['articles'] ?? {};
  const { files } = await readRelease(store, 'articles', { version });
  await store.replace(objectKey(files['entry.js']?.integrity ?? ''), Buffer.from('x'));
  await expect(rollBack({ store, to: 1 })).rejects.toThrow(
    `entry.js of articles@${version} is damaged or lost in ${store.name}`,
  );
});

/** Promotes as a checkout with another security policy does: the live releases, or a new one. */
const promoteElsewhere = (text?: string) =>
  changeLive(request, async (log) => {
    const names = text === undefined ? [] : [await publish(store, 'articles', articlesBuild(bodyOf(text)), paths)];
    const draft = await draftPromotion(store, log, names);
    const content = { ...draft.composition, platform: '0'.repeat(32) };
    return { ...draft, composition: { ...content, id: compositionHash(content) } };
  });

test('a promotion after a change of the platform writes every page again, and a rollback brings the earlier ones back', async () => {
  expect((await promote(request, [])).isNew).toBe(false);
  const earlier = await promoteElsewhere();
  expect(earlier).toMatchObject({ isNew: true, reused: 0 });

  const warnings = ['the security policy, headers or files at the root differ from those that were live'];
  expect(await promote(request, [])).toMatchObject({ rendered: 0, reused: 0, warnings });
  expect((await rollBack({ store, to: earlier.entry.serial })).composition).toEqual(earlier.composition);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a rollback to a state whose pages are not kept has the name of the platform that writes them', async () => {
  const earlier = await promoteElsewhere('Third');
  await promoteSite('Fourth');
  const { pages } = await readComposition(store, earlier.entry);
  await store.remove(Object.values(pages).flatMap((page) => forms.map((form) => objectKey(page, form))));
  const { composition } = await rollBack({ store, to: earlier.entry.serial });
  expect(composition.apps).toEqual(earlier.composition.apps);
  expect(composition.platform).not.toBe(earlier.composition.platform);
  expect((await promote(request, [])).isNew).toBe(false);
});
