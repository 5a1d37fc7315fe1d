import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { publicationKey } from '../../release/publications.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { sweepAll } from '../../testing/sweepAll.ts';
import { articlesBuild, publish, shellBuild } from '../../testing/tinySite.ts';
import { readHead } from '../log.ts';
import { promote } from '../promote.ts';
import { publicFiles } from '../publicFiles.ts';
import { readLive } from '../readLive.ts';
import { rollBack } from '../rollBack.ts';
import { thaw } from '../takeBack.ts';
import { verify } from '../verify.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);

/** A shell that writes the addresses of its scripts into its pages. */
const shellOf = (main: string) =>
  shellBuild
    .replace('{ body, site }', '{ body, scripts }')
    .replace('JSON.stringify(site)', `'${main}' + scripts.map(({ url }) => ' ' + url).join()`);

/** Publishes a shell of two files, of which pages run the first. */
const publishShell = (react: string, main: string) =>
  publish(store, 'shell', shellOf(main), [], { 'react.js': react, 'main.js': main });
const publishArticles = (text = '') => publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one']);

/** Promotes such a shell, and resolves to its version. */
async function promoteShell(react: string, main: string): Promise<string> {
  const shell = await publishShell(react, main);
  await promote({ store, kind: 'promote', why: 'test' }, [shell, await publishArticles()]);
  return shell.version;
}

const goBack = (to?: number) => rollBack({ store, app: undefined, to, why: undefined });
const problems = async () => (await verify(store, false)).problems;
const fileOf = (version: string) => `${releaseFolder('shell', version)}/react.js`;

/** The key of the first script of the live page. */
async function liveScript(): Promise<string> {
  const page = await store.get('current/one.html');
  return / \/([\w./-]+\.js)/.exec(page?.toString() ?? '')?.[1] ?? '';
}

test('pages take a file from the first of the releases that have it, one after another', async () => {
  const first = await promoteShell('React', 'one');
  expect(await liveScript()).toBe(fileOf(first));
  await promoteShell('React', 'two');
  expect(await liveScript()).toBe(fileOf(first));
  await promoteShell('React', 'three');
  expect(await liveScript()).toBe(fileOf(first));
  const other = await promoteShell('Other', 'four');
  expect(await liveScript()).toBe(fileOf(other));
  expect(await problems()).toEqual([]);
});

test('the promotion of a remote keeps the addresses, and the pages of others', async () => {
  const first = await promoteShell('React', 'one');
  await promoteShell('React', 'two');
  await promote({ store, kind: 'promote', why: 'test' }, [await publishArticles('Other')]);
  expect(await liveScript()).toBe(fileOf(first));
});

test('back at the release that has the file, pages take it from there, and from there again after the next one', async () => {
  const first = await promoteShell('React', 'one');
  const second = await promoteShell('React', 'two');
  await rollBack({ store, app: 'shell', to: undefined, why: undefined });
  const { composition } = await readLive(store);
  expect(composition.apps['shell']).toEqual(expect.not.objectContaining({ unchanged: expect.anything() }));
  await thaw(store, { app: 'shell', version: second }, 'test');
  await promoteShell('React', 'two');
  expect((await readLive(store)).composition.apps['shell']).toMatchObject({
    version: second,
    unchanged: { [first]: ['react.js'] },
  });
  await goBack();
  expect(await liveScript()).toBe(fileOf(first));
});

test('a sweep keeps an earlier release while live pages take files from it', async () => {
  const first = await promoteShell('React', 'one');
  await promoteShell('React', 'two');
  expect((await readHead(store))?.earlier).toEqual([first]);
  expect(await sweepAll(store)).toEqual([]);
  expect(await sweepAll(store)).toEqual([]);
  expect((await store.get(fileOf(first)))?.toString()).toBe('React');
  expect(await problems()).toEqual([]);
  await promoteShell('Other', 'three');
  expect(await sweepAll(store)).toContain(publicationKey('shell', first));
  expect(await problems()).toEqual([]);
});

test('an export contains the earlier release from which live pages take files', async () => {
  const first = await promoteShell('React', 'one');
  await promoteShell('React', 'two');
  const { files, folders } = await publicFiles(store, new Date(Date.now() + 1000));
  expect((await files.get(fileOf(first))?.())?.toString()).toBe('React');
  expect(folders).toContain(releaseFolder('shell', first));
});

test('a damaged file of an earlier release is whole again once pages take it', async () => {
  const first = await promoteShell('React', 'one');
  await writeFile(join(store.name, fileOf(first)), 'altered');
  await promoteShell('React', 'two');
  expect(await liveScript()).toBe(fileOf(first));
  expect(String(await store.get(fileOf(first)))).toBe('React');
});
