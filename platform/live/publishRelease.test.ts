import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { prune } from './prune.ts';
import { readPublication } from './publications.ts';
import { publishRelease } from './publishRelease.ts';
import { resolveReleases } from './resolveReleases.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const built = scratchFolder(beforeEach, afterEach);
let news: Release;
beforeEach(async () => {
  await promoteTinySite(store, "'<h1>' + slug + '</h1>'", ['/one']);
  news = await publish(store, 'news', articlesBuild("''"), []);
  await cp(join(store.name, `apps/news/${news.version}`), built, { recursive: true });
});

const pruneAll = () => prune(store, new Date(Date.now() + 1000));
const removed = () => [`news@${news.version}`];

test('publishing a release again renews its date', async () => {
  expect(await publishRelease(store, news, built)).toBe(false);
  expect((await pruneAll()).releases).toEqual([]);
});

const commit = { hash: 'c0ffee00', branch: 'main', when: '2026-01-01T00:00:00.000Z', isDirty: false };
const draft = { ...commit, branch: 'feature', when: '2026-02-01T00:00:00.000Z' };
const record = () => readPublication(store, 'news', news.version);

test('a preview spares a published release from a prune, and changes neither its date nor its commit', async () => {
  await publishRelease(store, news, built, { commit });
  const published = await record();
  await publishRelease(store, news, built, { commit: draft, isPreview: true });
  expect(await record()).toEqual({ ...published, previewed: expect.any(String) });
  expect((await pruneAll()).releases).toEqual([]);
});

test('a release that only a preview has published is not the latest, until it is published', async () => {
  await pruneAll();
  await publishRelease(store, news, built, { commit: draft, isPreview: true });
  const latest = () => resolveReleases(store, [{ app: 'news', version: 'latest' }]);
  await expect(latest()).rejects.toThrow('run "site publish news" first');
  await publishRelease(store, news, built, { commit });
  expect(await latest()).toEqual([{ app: 'news', version: news.version }]);
  expect((await record())?.commit).toEqual(commit);
});

test('a folder whose description is of a later build is refused before anything is written', async () => {
  const file = join(built, 'release.json');
  const later = news.version.replace(/.{10}$/, 'c0ffee0001');
  await writeFile(file, (await readFile(file, 'utf8')).replace(news.version, later));
  const before = await store.list('');
  await expect(publishRelease(store, news, built)).rejects.toThrow(
    `${file} is of a later build, ${later}: publish again`,
  );
  expect(await store.list('')).toEqual(before);
});

test('a prune spares a release that is being published', async () => {
  expect((await pruneAll()).releases).toEqual(removed());
  store.before('put', async () => expect((await pruneAll()).releases).toEqual([]));
  expect(await publishRelease(store, news, built)).toBe(true);
});

test('a prune spares a release that is published again before it has its number', async () => {
  store.before('claim', () => publishRelease(store, news, built));
  expect((await pruneAll()).releases).toEqual([]);
});

test('a release is published again after the prune that removes it, not during it', async () => {
  let refusal: unknown;
  store.before('remove', () => publishRelease(store, news, built).catch((error) => (refusal = error)));
  expect((await pruneAll()).releases).toEqual(removed());
  expect(String(refusal)).toContain(`news@${news.version} is being removed from ${store.name} by number 2`);
  expect(await publishRelease(store, news, built)).toBe(true);
});

test('a release keeps its record although a prune ends just after it was written', async () => {
  const replace = store.replace.bind(store);
  jest.spyOn(store, 'replace').mockImplementationOnce(async (...record) => {
    // The prune has looked for records before this one, and removes it with the release.
    store.before('remove', () => replace(...record));
    expect((await pruneAll()).releases).toEqual(removed());
  });
  await publishRelease(store, news, built);
  expect((await pruneAll()).releases).toEqual([]);
});

test.each(['entry.js', 'entry.js.br', 'entry.js.gz', 'server/server.cjs'])(
  'a release is not published with a damaged %s',
  async (file) => {
    await writeFile(join(built, file), (await readFile(join(built, file))).subarray(0, -4));
    await expect(publishRelease(store, news, built)).rejects.toThrow(`${join(built, file)} differs from the build: `);
  },
);
