import type { Release } from '@mirqam/shared/contract/Release';
import { objectKey } from '../release/objects.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { findPreview, previewFolder, writePreviewOf } from './preview.ts';
import { promote } from './promote.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
let news: Release;
beforeEach(async () => {
  await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
  news = await publish(store, 'news', articlesBuild("''"), []);
});

test('making a preview again renews its date', async () => {
  const { composition } = await writePreviewOf(store, [news]);
  const { when: first } = (await findPreview(store, composition.id)) ?? {};
  expect(await writePreviewOf(store, [news])).toMatchObject({ rendered: 0, reused: 0 });
  const { when: second } = (await findPreview(store, composition.id)) ?? {};
  expect(Number(new Date(second ?? 0))).toBeGreaterThan(Number(new Date(first ?? 0)));
});

test('a preview shows the pages that are not part of the live site', async () => {
  const draft = await publish(store, 'articles', articlesBuild("'<h1>Draft</h1>'"), ['/draft'], undefined, {
    isPreviewOnly: true,
  });
  const { composition } = await writePreviewOf(store, [draft]);
  expect(composition.apps['articles']?.routes).toHaveLength(1);
  expect(await store.get(`${previewFolder(composition.id)}/draft.html`)).toBeDefined();
  const live = await promote({ store, kind: 'promote', why: 'test' }, [draft]);
  expect(live.composition.apps['articles']?.routes).toEqual([]);
  expect(await store.get('current/draft.html')).toBeUndefined();
});

test('a page of a preview that the store has lost is named, and comes back with the preview', async () => {
  const preview = () => writePreviewOf(store, [news]);
  const { id } = (await preview()).composition;
  const { pages = {} } = (await findPreview(store, id)) ?? {};
  await store.remove([objectKey(pages['404.html'] ?? '')]);
  expect((await verify(store, false)).problems).toEqual([
    `404.html of the preview ${id} is damaged or lost: run "site preview" again`,
  ]);
  await preview();
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a preview has its own route table', async () => {
  const tables = () => store.list('apps/shell/routes.');
  const before = await tables();
  await writePreviewOf(store, [news]);
  const added = (await tables()).filter((key) => !before.includes(key));
  expect(added).toHaveLength(3);
  const [first = ''] = added;
  await store.remove([first]);
  expect((await verify(store, false)).problems).toEqual([
    `${first} is not as "site preview" has written it: run that again`,
  ]);
});

test('a preview that a gate has refused is refused again', async () => {
  const body = `{ html: '<h1>Second</h1>', links: ['/nowhere'] }`;
  const broken = await publish(store, 'articles', articlesBuild(body), ['/one', '/two']);
  const preview = () => writePreviewOf(store, [broken]);
  await expect(preview()).rejects.toThrow('/nowhere');
  await expect(preview()).rejects.toThrow('/nowhere');
});
