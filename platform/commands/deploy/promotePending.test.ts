import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readHead, readLog } from '../../live/log.ts';
import { handOver } from '../../live/owners.ts';
import { submitRelease } from '../../live/pending.ts';
import { verify } from '../../live/verify.ts';
import { createReporter } from '../../messages/Reporter.ts';
import { integrityOf } from '../../release/hash.ts';
import { objectKey } from '../../release/objects.ts';
import { publicationKey, readPublication } from '../../release/publications.ts';
import type { PinnedRelease } from '../../release/releases.ts';
import { FolderStore } from '../../store/FolderStore.ts';
import { captureCommands } from '../../testing/captureCommands.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import {
  articlesBuild,
  promoteTinySite,
  publish,
  recordRelease,
  shellBuild,
  writeBuild,
} from '../../testing/tinySite.ts';
import { promote } from '../promote.ts';
import { promotePending } from './promotePending.ts';

const captured = captureCommands(beforeEach, afterEach);
const built = scratchFolder(beforeEach, afterEach);
/** The store of a team. */
const own = new FolderStore(scratchFolder(beforeEach, afterEach));
beforeEach(async () => {
  await promoteTinySite(captured.store, "'<h1>One</h1>'", ['/one']);
});

const commitOf = (day: number) => {
  const when = new Date(Date.UTC(2026, 10, day)).toISOString();
  return { hash: String(day).padEnd(40, '0'), branch: 'main', when, isDirty: false };
};
const promoteAll = () => captured.runForProgram('promote', '--pending');
const pending = () => captured.store.list('published/');
const session = () => ({ root: '', store: captured.store, report: createReporter({ isSilent: true }) });
const live = async () => (await readHead(captured.store))?.versions;

/** Builds a release in a store of its own, as a team does, and leaves it in the store of the site. */
async function submit(app: string, text: string, paths: readonly string[] = [], day = 1): Promise<PinnedRelease> {
  const release = await publish(
    own,
    app,
    articlesBuild(text === '<main>' ? "(() => { throw new Error('Planted') })()" : `'<h1>${text}</h1>'`),
    paths,
  );
  return await submitBuilt(release, day);
}

async function submitBuilt(release: PinnedRelease, day: number): Promise<PinnedRelease> {
  const { app } = release;
  const folder = join(built, release.version);
  await writeBuild(own, release, folder);
  await submitRelease(captured.store, release, folder, {
    commit: commitOf(day),
    repository: `github.com/mirqam/${app}`,
  });
  return release;
}

test('a pending release changes only its own folder, until a promotion takes it and records who published it', async () => {
  const before = await captured.store.list('');
  const { version } = await submit('articles', 'Two', ['/one']);
  const added = (await captured.store.list('')).filter((key) => !before.includes(key));
  expect(added.filter((key) => !key.startsWith('published/articles/'))).toEqual([]);
  expect((await captured.run('status')).output).toContain(`  articles@${version} waits for "site promote --pending"\n`);
  const { code, document } = await promoteAll();
  expect([code, document]).toEqual([undefined, { promoted: [`articles@${version}`], refused: [] }]);
  expect((await live())?.['articles']).toBe(version);
  expect(await readPublication(captured.store, 'articles', version)).toMatchObject({
    commit: commitOf(1),
    repository: 'github.com/mirqam/articles',
  });
  expect(await pending()).toEqual([]);
  expect((await verify(captured.store, false)).problems).toEqual([]);
  expect((await captured.run('promote', '--pending')).output).toBe('no release is pending\n');
});

test('a dry run names what would change, and takes nothing', async () => {
  const { version } = await submit('articles', 'Two', ['/one']);
  const before = await captured.store.list('');
  const { code, output } = await captured.run('promote', '--pending', '--dry-run');
  expect(code).toBeUndefined();
  expect(output).toMatch(new RegExp(`^\\+ app articles@${version}: `, 'm'));
  expect(await captured.store.list('')).toEqual(before);
});

test('a release that a gate refuses is named and waits, and holds up no other', async () => {
  const broken = await submit('articles', '<main>', ['/one', '/two']);
  const sound = await submit('news', 'News');
  const { code, document } = await promoteAll();
  expect([code, document]).toEqual([
    1,
    { promoted: [`news@${sound.version}`], refused: [expect.stringMatching(`^articles@${broken.version}: /one `)] },
  ]);
  expect((await pending()).filter((key) => key.endsWith('.json'))).toEqual([
    `published/articles/${broken.version}.json`,
  ]);
  const fixed = await submit('articles', 'Fixed', ['/one']);
  expect((await promoteAll()).document.promoted).toEqual([`articles@${fixed.version}`]);
  expect(await pending()).toEqual([]);
});

test('two releases that need each other go live together beside a third that is refused', async () => {
  const shell = shellBuild.replace("('articles'", "(path.split('/').at(-2) || 'articles'");
  await captured.run('promote', `shell@${(await publish(captured.store, 'shell', shell, [])).version}`);
  const linked = articlesBuild("{ html: '<h1>One</h1>', links: ['/news/today'] }");
  const articles = await submitBuilt(await publish(own, 'articles', linked, ['/one']), 1);
  const news = await publish(own, 'news', articlesBuild("'<h1>News</h1>'"), ['/today']);
  const [about] = news.routes.flatMap(({ paths }) => paths);
  const routes = about
    ? [{ pattern: '/news/today', page: 'ArticlePage', paths: [{ ...about, path: '/news/today' }] }]
    : [];
  await submitBuilt(await recordRelease(own, { ...news, routes }), 1);
  const legal = await publish(own, 'legal', articlesBuild("''"), []);
  await submitBuilt(await recordRelease(own, { ...legal, shared: { react: '^99.0.0' } }), 1);
  expect((await promoteAll()).document).toEqual({
    promoted: [`articles@${articles.version}`, `news@${news.version}`],
    refused: [expect.stringContaining(`legal@${legal.version} needs react ^99.0.0`)],
  });
});

test('an app with so many pending releases that reading them takes long waits, and holds up no other', async () => {
  const sound = await submit('news', 'News');
  for (let index = 0; index <= 1000; index++)
    await captured.store.put(`published/legal/1.0.0-${String(index).padStart(10, '0')}.json`, Buffer.from('{'));
  expect((await promoteAll()).document).toEqual({
    promoted: [`news@${sound.version}`],
    refused: ['legal has 1001 pending releases, more than the 1000 read: remove older ones below published/legal/'],
  });
});

test('the release whose page fails is left out of the next attempt, because each may take minutes', async () => {
  for (const app of ['news', 'legal']) await submit(app, app);
  await submit('articles', '<main>', ['/one']);
  const attempts: string[] = [];
  await promotePending(session(), {}, async (releases) => {
    attempts.push(releases.map(({ app }) => app).join());
    await promote(session(), releases, {});
  });
  expect(attempts).toEqual(['news,legal,articles', 'news,legal', 'articles']);
});

test('a release that crashes its promotion waits, and holds up no other', async () => {
  const { version } = await submit('articles', 'Two', ['/one']);
  const sound = await submit('news', 'News');
  const found = await promotePending(session(), {}, async (releases) => {
    if (releases.some(({ app }) => app === 'articles')) throw new RangeError('Planted');
    await promote(session(), releases, {});
  });
  expect(found).toEqual({
    promoted: [`news@${sound.version}`],
    refused: [`articles@${version}: Planted (this is a bug of the command: SITE_DEBUG=1 shows where)`],
  });
  expect((await verify(captured.store, false)).problems).toEqual([]);
});

test.each<[what: string, change: (key: string, release: PinnedRelease) => Promise<unknown>, problem: RegExp]>([
  [
    'with a changed file',
    (key) => writeFile(join(key.replace('.json', ''), objectKey(integrityOf('entry of news'))), 'other'),
    /entry\.js of news@\S+ is damaged or lost/,
  ],
  [
    'whose record names another description',
    async (key) => writeFile(key, (await readFile(key, 'utf8')).replace(/sha256-..../, 'sha256-AAAA')),
    /the description of news@\S+ is damaged or lost/,
  ],
  ['with a damaged record', (key) => writeFile(key, '{'), /^published\/news\/\S+ /],
  [
    'under the name of another app',
    (key) =>
      cp(key.replace('.json', ''), key.replace('.json', '').replace('news', 'articles'), { recursive: true }).then(() =>
        cp(key, key.replace('news', 'articles')),
      ),
    /is recorded as news@/,
  ],
])('a release %s is refused', async (_, change, problem) => {
  const release = await submit('news', 'News');
  const articles = (await live())?.['articles'];
  await change(join(captured.store.name, `published/news/${release.version}.json`), release);
  const { document } = await promoteAll();
  expect(document.refused.join()).toMatch(problem);
  expect((await live())?.['articles']).toBe(articles);
});

test('a file that two teams ship is compressed by who promotes it, so that neither makes it larger for the other', async () => {
  const script = Array.from({ length: 5000 }, (_, index) => index).join();
  const release = await publish(own, 'news', articlesBuild("''"), [], { 'entry.js': script });
  await submitBuilt(release, 1);
  const large = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const key = objectKey(integrityOf(script), '.br');
  await captured.store.replace(`published/news/${release.version}/${key}`, large);
  expect((await promoteAll()).document.refused).toEqual([]);
  expect((await captured.store.get(key))?.length).toBeLessThan(large.length);
});

test('a build for development is refused, because it has no budgets', async () => {
  const release = await publish(own, 'news', articlesBuild("'<h1>News</h1>'"), []);
  const { version } = await submitBuilt(await recordRelease(own, { ...release, isDevelopment: true }), 1);
  expect((await promoteAll()).document.refused.join()).toContain(`news@${version} is a build for development, `);
});

test('a release from an older commit, or of an app that belongs to another repository, is refused', async () => {
  await submit('news', 'News', [], 2);
  await captured.run('promote', '--pending');
  await submit('news', 'Old', [], 1);
  expect((await captured.run('promote', '--pending')).output).toMatch(
    /^news@\S+ is from an older commit than news@\S+, which is live: publish a newer one$/m,
  );
  await handOver(captured.store, 'news', 'github.com/other/news', 'test');
  await expect(submit('news', 'Newer', [], 3)).rejects.toThrow('news belongs to github.com/other/news');
  expect(await readLog(captured.store)).toHaveLength(3);
  expect(await captured.store.get(publicationKey('news', '1.0.0-0000000000'))).toBeUndefined();
});

test('promote takes either releases or what is pending', async () => {
  for (const words of [[], ['--pending', 'articles@latest']]) {
    const { code, output } = await captured.run('promote', ...words);
    expect([code, output]).toEqual([
      2,
      expect.stringMatching(/^promote takes releases, such as legal@latest, or --pending/),
    ]);
  }
});
