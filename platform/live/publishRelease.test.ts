import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../release/hash.ts';
import { publicationKey, readPublication } from '../release/publications.ts';
import { publicKeys } from '../release/publicKeys.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish, writeBuild } from '../testing/tinySite.ts';
import { publishRelease, readFiles } from './publishRelease.ts';
import { resolveReleases } from './releases/storedReleases.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const built = scratchFolder(beforeEach, afterEach);
let news: PinnedRelease;
beforeEach(async () => {
  await promoteTinySite(store, "'<h1>' + slug + '</h1>'", ['/one']);
  news = await publish(store, 'news', articlesBuild("''"), []);
  await writeBuild(store, news, built);
});

test('publishing a release again renews its date', async () => {
  expect(await publishRelease(store, news, built)).toBe(false);
  expect(await sweepAll(store)).toEqual([]);
});

const commit = { hash: 'c0ffee00', branch: 'main', when: '2026-01-01T00:00:00.000Z', isDirty: false };
const draft = { ...commit, branch: 'feature', when: '2026-02-01T00:00:00.000Z' };
const record = () => readPublication(store, 'news', news.version);

test('a preview spares a published release from a sweep, and changes neither its date nor its commit', async () => {
  await publishRelease(store, news, built, { commit });
  const published = await record();
  await publishRelease(store, news, built, { commit: draft, isPreview: true });
  expect(await record()).toEqual({ ...published, previewed: expect.any(String) });
  expect(await sweepAll(store)).toEqual([]);
});

test('a release that only a preview has published is not the latest, until it is published', async () => {
  await sweepAll(store);
  await publishRelease(store, news, built, { commit: draft, isPreview: true });
  const latest = () => resolveReleases(store, [{ app: 'news', version: 'latest' }]);
  await expect(latest()).rejects.toThrow('run "site publish news" first');
  await publishRelease(store, news, built, { commit });
  expect(await latest()).toEqual([{ app: 'news', version: news.version }]);
  expect((await record())?.commit).toEqual(commit);
});

test('a version with other bytes is refused, because releases never change', async () => {
  const record = { release: integrityOf('other'), who: 'a', when: new Date() };
  await store.replace(publicationKey('news', news.version), Buffer.from(JSON.stringify(record)));
  await expect(publishRelease(store, news, built)).rejects.toThrow(
    `news@${news.version} in ${store.name} has other bytes`,
  );
});

test('a release that is too large for the memory of a promotion is refused, whatever sizes it names', async () => {
  const bytes = Buffer.alloc(50_000_000);
  const serverFiles = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`server/${index}.cjs`, '']));
  await expect(readFiles({ ...news, files: {}, serverFiles }, async () => bytes)).rejects.toThrow(
    `news@${news.version} takes more than the 200.0 MB of a release: ship what its pages show`,
  );
});

test('a damaged record and damaged files are written again', async () => {
  await store.replace(publicationKey('news', news.version), Buffer.from('{'));
  for (const key of publicKeys(news).keys()) await writeFile(join(store.name, key), 'damaged');
  await publishRelease(store, news, built);
  expect((await verify(store, false)).problems).toEqual([]);
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

test('a release is not published with a file of another size than it names', async () => {
  const files = Object.fromEntries(Object.entries(news.files).map(([file, each]) => [file, { ...each, bytes: 1 }]));
  await expect(publishRelease(store, { ...news, files }, built)).rejects.toThrow(
    `entry.js of news@${news.version} has another size than it names: build it again`,
  );
});

test.each(['entry.js', 'entry.js.br', 'entry.js.gz', 'server/server.cjs'])(
  'a release is not published with a damaged %s',
  async (file) => {
    await writeFile(join(built, file), (await readFile(join(built, file))).subarray(0, -4));
    await expect(publishRelease(store, news, built)).rejects.toThrow(`${join(built, file)} differs from the build: `);
  },
);
