import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../contract/Release.ts';
import { findFaults } from './checkStored.ts';
import { compose } from './compose/compose.ts';
import { integrityOf } from './hash.ts';
import { appendToLog, projectHead, readHead } from './live.ts';
import { prune } from './prune.ts';
import { Refusal } from './Refusal.ts';
import { FolderStore } from './store/FolderStore.ts';
import { promoteTinySite } from './tinySite.ts';
import { verify } from './verify.ts';

const entryOf = (app: string) => `entry of ${app}`;

const releaseOf = (app: string, changes: Partial<Release> = {}): Release => ({
  contract: 1,
  app,
  version: '1.0.0-0123456789',
  entry: ['entry.js'],
  routes: [],
  chunks: {},
  files: { 'entry.js': { integrity: integrityOf(entryOf(app)), bytes: entryOf(app).length } },
  shared: { react: '^19.3.1', '@module-federation/enhanced': app === 'shell' ? '2.9.2' : '~2.9.0' },
  server: 'server/server.cjs',
  serverFiles: {},
  ...changes,
});

const shell = releaseOf('shell');
const about = { pattern: '/about', page: 'AboutPage', paths: [] };

test('a path with two owners is refused with both', () => {
  const legal = releaseOf('legal', { routes: [about] });
  const news = releaseOf('news', { routes: [about] });
  expect(() => compose({ shell, legal, news })).toThrow('/about has two owners, legal and news');
});

const listed = (path: string) => ({ path, title: path, description: path });
const post = { pattern: '/:slug', page: 'PostPage', paths: [listed('/hello')] };

test('a path that the pattern of another app would answer is refused with both', () => {
  const blog = releaseOf('blog', { routes: [post] });
  const legal = releaseOf('legal', { routes: [{ ...about, paths: [listed('/about')] }] });
  expect(() => compose({ shell, blog, legal })).toThrow('/about has two owners, blog and legal');
});

test('two patterns that differ in the names of their parts alone are refused with both', () => {
  const news = releaseOf('news', { routes: [{ ...post, pattern: '/:the-slug', paths: [] }] });
  expect(() => compose({ shell, blog: releaseOf('blog', { routes: [post] }), news })).toThrow(
    'two owners, blog and news',
  );
});

test('two pages of one app at one address are refused with both', () => {
  const blog = releaseOf('blog', { routes: [about, { ...about, page: 'OtherPage' }] });
  expect(() => compose({ shell, blog })).toThrow('/about has two owners in blog, AboutPage and OtherPage');
});

test('a path that its own pattern does not fit is refused', () => {
  const blog = releaseOf('blog', { routes: [{ ...about, paths: [listed('/hello')] }] });
  expect(() => compose({ shell, blog })).toThrow('blog lists /hello under the pattern /about, which it does not fit');
});

test('what the shell does not provide at all is said so', () => {
  const legal = releaseOf('legal', { shared: { ...shell.shared, moment: '^2.0.0' } });
  expect(() => compose({ shell, legal })).toThrow(/needs moment \^2\.0\.0, the shell \S+ provides none/);
});

test('the size of a composition is counted in bytes', () => {
  const routes = [{ ...about, paths: [{ ...listed('/about'), title: 'م'.repeat(1000) }] }];
  expect(() => compose({ shell, legal: releaseOf('legal', { routes }) })).toThrow('of the 2048 in every page');
});

test.each(['react', '@module-federation/enhanced'])(
  'a range of %s that the shell does not satisfy is refused',
  (name) => {
    const legal = releaseOf('legal', { shared: { ...shell.shared, [name]: '^99.0.0' } });
    expect(() => compose({ shell, legal })).toThrow(`needs ${name} ^99.0.0`);
  },
);

test('a stored file that was altered is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new FolderStore(folder);
  await store.put('apps/shell/1.0.0-0123456789/entry.js', Buffer.from(entryOf('shell')));
  expect(await findFaults(store, shell)).toEqual([]);
  await writeFile(join(folder, 'apps/shell/1.0.0-0123456789/entry.js'), 'altered');
  expect((await findFaults(store, shell))[0]).toContain('does not match its hash');
  await rm(folder, { recursive: true });
});

test('pruning keeps what is live, removes the rest, and leaves the log whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new FolderStore(folder);
  for (const version of ['1.0.0-0000000000', '1.0.0-1111111111']) {
    const release = releaseOf('shell', { version, files: {} });
    const composition = compose({ shell: release });
    await store.put(`apps/shell/${version}/release.json`, Buffer.from(JSON.stringify(release)));
    await store.put(`compositions/${composition.id}.json`, Buffer.from(JSON.stringify(composition)));
    await appendToLog(store, await readHead(store), { composition: composition.id, kind: 'promote', why: 'test' });
  }
  await projectHead(store);
  const removed = await prune(store, new Date(Date.now() + 1000));
  expect(removed.releases).toEqual(['shell@1.0.0-0000000000']);
  expect(await store.list('live/')).toHaveLength(2);
  expect((await verify(store)).problems).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each(['live/00000001.json', 'live'])('nothing is pruned by a log that has lost %s', async (lost) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new FolderStore(folder);
  await promoteTinySite(store, '"<h1>" + slug + "</h1>"', ['/one']);
  await promoteTinySite(store, '"<h1>" + slug + "!</h1>"', ['/one']);
  await rm(join(folder, lost), { recursive: true });
  const before = await store.list('');
  await expect(prune(store, new Date(Date.now() + 1000))).rejects.toThrow(Refusal);
  expect(await store.list('')).toEqual(before);
  await rm(folder, { recursive: true });
});
