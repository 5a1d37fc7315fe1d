import { randomBytes } from 'node:crypto';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import { objectKey } from '../release/objects.ts';
import { addressOf } from '../release/publicKeys.ts';
import { findRelease, type PinnedRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { startWith } from '../testing/startWith.ts';
import { articlesBuild, promoteTinySite, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { readHead } from './log.ts';
import { promote } from './promote.ts';

const good = `'<h1>' + slug + '</h1>'`;
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

const store = ScratchStore.between(beforeEach, afterEach);
let live: string;
startWith(store, { beforeAll, beforeEach, afterAll }, async () => {
  live = (await promoteTinySite(store, good, ['/one'])).composition.id;
});

/** The promotion is refused in one line, and what was live stays live. */
async function expectRefused(release: Release, refusal: RegExp | string): Promise<void> {
  await expect(promote({ store, kind: 'promote', why: 'test' }, [release])).rejects.toThrow(refusal);
  expect((await readHead(store))?.composition).toBe(live);
}

const publishArticles = (body: string, files?: Readonly<Record<string, string>>) =>
  publish(store, 'articles', articlesBuild(body), ['/one'], files);

/** Returns what a refusal of the page at `/one` begins with. */
const ofPage = (words: string) => new RegExp(`^/one of articles ${words}`);

test.each([
  ['with two main headings', `{ html: ${good}, mainHeadings: ['One', 'Two'] }`, 'has 2 main headings, '],
  ['with an empty heading', `{ html: ${good}, emptyHeadings: ['h2'] }`, 'has an empty <h2>: '],
  ['with a style attribute', `{ html: ${good}, styled: ['p'] }`, 'has <p style>, which the CSP blocks: '],
  ['with a dead image', `{ html: ${good}, images: ['/lost.svg'] }`, 'shows /lost.svg, which neither its app nor the '],
  [
    'with a frame that its policy blocks',
    `{ html: ${good}, embedded: { frame: ['https://a.example/b'], media: [] } }`,
    'has https://a.example/b as frame, which its CSP blocks: ',
  ],
  ['that browsers would change', `{ html: ${good} + '<p><div>One</div></p>' }`, 'has <div> in <p>, where browsers '],
])('a page %s is not promoted', async (_, body, fault) => {
  await expectRefused(await publishArticles(body), ofPage(fault));
});

test.each([
  ['that throws', `(() => { throw new Error('no words') })()`, '.*no words; '],
  ['with a megabyte of the same words', `${good} + '<p>One</p>'.repeat(1e5)`, 'its HTML has more than 1 MB; '],
  [
    'with a random number',
    `'<h1>' + Math.floor(Math.random() * 2) + '</h1>'`,
    'its <h1> differs with random numbers, as in "<h1>\\d.+" and "<h1>\\d.+: draw no ',
  ],
  [
    'with a random identifier',
    `'<h1>' + crypto.randomUUID() + crypto.getRandomValues(new Uint16Array(2)) + '</h1>'`,
    'its <h1> differs with random numbers, as in ',
  ],
  [
    'that differs after many emojis',
    `'<h1>${'📖'.repeat(50)}' + (globalThis.renders = (globalThis.renders ?? 0) + 1) + '</h1>'`,
    'its <h1> differs from one render to the next, as in "(.+)" and "(?!\\1")',
  ],
  ["with today's date", `'<h1>' + new Date().getUTCFullYear() + '</h1>'`, 'its <h1> differs with the clock, as in '],
  [
    'with a time of the day where the visitor is',
    `'<main><h1>One</h1><p>' + new Date(0).getHours() + '</p></main>'`,
    'its <p> differs with the time zone, as in \\S*".*<p>14<.*" and ".*<p>13<.*": name the time zone, ',
  ],
  [
    'with a time as the visitor writes it',
    `'<main><h1>One</h1><p><time>' + new Date(0).toLocaleTimeString() + '</time></p></main>'`,
    'its <time> differs with the time zone and the locale, as in .*: name the time zone, .*, and name the locale, ',
  ],
  [
    'with a day, of which the language is named but not the time zone',
    `'<h1>' + new Intl.DateTimeFormat('en-GB').format(new Date('2026-05-01')) + '</h1>'`,
    'its <h1> differs with the time zone, as in "<h1>01/05.*" and "<h1>30/04',
  ],
  ['with a number', `'<h1>' + (42).toLocaleString() + '</h1>'`, 'its <h1> differs with the locale, as in '],
  [
    'with a width',
    `'<h1>' + (typeof window === 'undefined' ? 'Wide' : 'Narrow') + '</h1>'`,
    'its <h1> differs with a window, as in "<h1>Wide.*" and "<h1>Narrow.*": read what belongs to the browser in an effect; ',
  ],
  [
    'with a media query',
    `'<h1 class="' + (typeof matchMedia === 'function' && matchMedia('print').matches) + '">One</h1>'`,
    'its <h1> differs with a window, ',
  ],
  [
    'with a media query that it takes for true',
    `'<h1>' + (typeof matchMedia !== 'function' || matchMedia('(min-width: 48em)').matches) + '</h1>'`,
    'its <h1> differs with a window, as in "<h1>true.*" and "<h1>false',
  ],
  [
    'that counts what its module has rendered',
    `'<h1>' + (exports.count = (exports.count ?? 0) + 1) + '</h1>'`,
    'its <h1> differs from one render to the next, ',
  ],
])('a page %s is not rendered', async (_, body, fault) => {
  await expectRefused(await publishArticles(body), ofPage(`cannot be rendered: ${fault}`));
});

test.each<[string, Partial<RoutePath>, string]>([
  [
    'with a dead share image',
    { image: { file: 'lost.png', alt: '' } },
    'shows /apps/articles/lost.png, which neither ',
  ],
  ['based on a lost page', { schema: { type: 'WebPage', isBasedOn: '/old' } }, 'is based on /old, which no app has: '],
])('a page %s is not promoted', async (_, change, fault) => {
  const release = await publishArticles(`${good} + 'changed'`);
  const routes = release.routes.map((route) => ({
    ...route,
    paths: route.paths.map((about) => ({ ...about, ...change })),
  }));
  await recordRelease(store, { ...release, routes });
  await expectRefused(release, ofPage(fault));
});

test('a page with an image of another remote, which may go with its next release, is not promoted', async () => {
  const news = await publish(store, 'news', articlesBuild(good), [], { 'entry.js': 'entry', 'art/card.svg': '<svg/>' });
  const image = addressOf(news, 'art/card.svg');
  const articles = await publishArticles(`{ html: ${good}, images: ['${image}'] }`);
  await expect(promote({ store, kind: 'promote', why: 'test' }, [news, articles])).rejects.toThrow(
    `/one of articles shows ${image}, which neither its app nor the shell has: `,
  );
});

test('a page that names locale and time zone, and one that the bare window breaks, are promoted', async () => {
  const release = await publishArticles(
    `'<h1>' + (crypto.randomUUID().length) + new Date(0).toLocaleString('en-GB', { timeZone: 'UTC' }) + (12.5).toLocaleString('en-GB') +
      (typeof document === 'undefined' ? '' : document.createRange().toString()) + '</h1>'`,
  );
  const { composition } = await promote({ store, kind: 'promote', why: 'test' }, [release]);
  expect(composition.id).not.toBe(live);
});

test.each([
  ['never finishes rendering', 'new Promise(() => undefined)'],
  ['blocks its thread', '(() => { for (;;); })()'],
])('a page that %s is not promoted', async (_, body) => {
  const release = await publishArticles(body);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const refused = expectRefused(release, /^\/one of articles cannot be rendered: it did not finish within 60 s; /);
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  await refused;
});

test('other remotes change no byte of a page of another app but what names their composition', async () => {
  const build = shellBuild.replace("('articles'", "(path.split('/').at(-2) || 'articles'");
  const go = (...releases: readonly PinnedRelease[]) => promote({ store, kind: 'promote', why: 'test' }, releases);
  await go(await publish(store, 'shell', build, []));
  const before = await readPage('one.html');
  const remotes: PinnedRelease[] = [];
  for (const name of ['news-a', 'news-b', 'news-c']) {
    const paths = Array.from({ length: 4 }, (_, index) => `/${name}/${index}`);
    const release = await publish(store, name, articlesBuild(good), paths);
    const routes = release.routes.flatMap((route) =>
      route.paths.map((about) => ({ ...route, pattern: about.path, paths: [about] })),
    );
    remotes.push(await recordRelease(store, { ...release, routes }));
  }
  await go(...remotes);
  expect(await readPage('one.html')).toBe(before);
});

/** A page that visitors get, without the name of its composition and of its route table. */
async function readPage(file: string) {
  const html = await readFile(join(store.name, 'current', file), 'utf8');
  return html.replaceAll(/[0-9a-f]{32}|(?<=routes\.)[0-9a-f]{12}|sha256-[\w+/]{43}=/g, '');
}

test.each([
  ['outside of a layer', '.card { color: red }', '".card" overrides the shell\'s styles: put it into @layer page'],
  [
    'that are broken',
    '@layer page { .card {',
    'it cannot be read as CSS (<css input>:1:15: Unclosed block): build it again',
  ],
  [
    'that end in the page',
    '@layer page { .card::before { content: "</style><p>" } }',
    'it has "</style", which ends the styles of a page: write "\\3c/style"',
  ],
  [
    'that fetch from another origin',
    '@layer page { .card { background: none; & p { background: image-set("//cdn.example/a.avif" 1x, url(/a.png) 2x) } } }',
    'it fetches //cdn.example/a.avif, which the CSP blocks: import the file, or ask for the origin in "origins" of a route',
  ],
])('a release with styles %s is not promoted', async (_, css, fault) => {
  const release = await publishArticles(good, { 'entry.js': 'entry', 'ArticlePage.css': css });
  await expectRefused(release, `ArticlePage.css of articles@${release.version}: ${fault}`);
});

test('a release with HTML that the CSP blocks after a click on a link is not promoted', async () => {
  const script = 'jsx("p",{dangerouslySetInnerHTML:{__html:"<b>One</b>"}})';
  const release = await publishArticles(good, { 'entry.js': 'entry', 'ArticlePage.js': script });
  await expectRefused(
    release,
    `ArticlePage.js of articles@${release.version}: it has HTML in "dangerouslySetInnerHTML", which the CSP blocks after `,
  );
});

test.each([
  ['reads such HTML', 'text = props.dangerouslySetInnerHTML.__html', undefined],
  ['has such HTML for a reason', 'jsx("p",{dangerouslySetInnerHTML:{__html:html}})', 'dangerouslySetInnerHTML'],
])('a release whose library %s is promoted', async (_, script, phrase) => {
  const release = await publishArticles(good, { 'entry.js': 'entry', 'ArticlePage.js': script });
  const allowed = phrase ? [{ phrase, reason: 'a branch of a library that no page uses' }] : [];
  const routes = release.routes.map((route) => ({ ...route, allowed }));
  const { isNew } = await promote({ store, kind: 'promote', why: 'test' }, [
    await recordRelease(store, { ...release, routes }),
  ]);
  expect(isNew).toBe(true);
});

test('a release with a file whose name is too long for a disk is not promoted', async () => {
  const name = `${'a'.repeat(198)}.js`;
  const release = await publishArticles(good, { 'entry.js': 'entry', [name]: '' });
  await expectRefused(release, `${'a'.repeat(40)}… of articles has a name of 201 characters: write at most 200`);
});

test('a release that starts with a stylesheet is not promoted', async () => {
  const release = await publishArticles(good, { 'page.css': '' });
  await expectRefused(release, 'articles starts with page.css, which is not a script: build it again');
});

test('a page with too much HTML is not promoted', async () => {
  const refusal = /^articles takes \d+ bytes for the HTML and styles of \/one, \d+ more than the 9400 allowed: /;
  await expectRefused(await publishArticles(`${good} + '${noise(20_000)}'`), refusal);
});

test('a remote with an entry above its budget is not promoted', async () => {
  const release = await publishArticles(good, { 'remoteEntry.js': noise(4500) });
  await expectRefused(release, /^articles takes \d+ bytes for the entry of \/one, \d+ more than the 4500 allowed: /);
});

test.each([
  ['the scripts', 'entry.js', 94_400],
  ['main.js', 'main.js', 36_000],
  ['the fonts', 'text.woff2', 41_850],
])('a shell with %s above the budget is not promoted', async (what, file, most) => {
  // The first file is the script that the page begins with.
  const files = { ...(file.endsWith('.js') ? {} : { 'entry.js': 'entry' }), [file]: noise(most) };
  const release = await publish(store, 'shell', shellBuild, [], files);
  await expectRefused(
    release,
    new RegExp(`^shell takes \\d+ bytes for ${what} of /(?:one|404), \\d+ more than the ${most} allowed: `),
  );
});

describe('a release whose files are not what was built is not promoted', () => {
  let release: Release;
  beforeEach(async () => {
    release = await publishArticles(`${good} + 'changed'`);
  });

  test.each([
    ['a missing', 'entry.js', '', (path: string) => rm(path)],
    ['another', 'server/server.cjs', '', (path: string) => writeFile(path, 'exports.pages = {};')],
    ['a truncated', 'entry.js', '.br', (path: string) => truncate(path, 4)],
    ['a truncated', 'entry.js', '.gz', (path: string) => truncate(path, 4)],
  ] as const)('with %s %s%s', async (_, file, form, damage) => {
    const integrity = release.serverFiles[file] ?? release.files[file]?.integrity ?? '';
    await damage(join(store.name, objectKey(integrity, form)));
    await expectRefused(
      release,
      new RegExp(`^${file}${form} of articles@\\S+ is damaged or lost in \\S+: run "site publish`),
    );
  });

  test('without a hash of a script', async () => {
    const shell = await publish(store, 'shell', shellBuild, [], { 'entry.js': 'another entry' });
    const bare = { ...shell, entry: ['entry.js', 'lost.js'] };
    await recordRelease(store, bare);
    await expectRefused(bare, /^shell@\S+ has no hash for lost\.js: publish it again$/);
  });

  test.each([
    [5, 'update @mirqam/platform here'],
    [1, 'update @mirqam/platform and @mirqam/shared where the app is built, and publish it again'],
  ])('made for contract %s', async (contract, advice) => {
    await recordRelease(store, { ...release, contract });
    await expect(findRelease(store, 'articles', release.version)).rejects.toThrow(
      new RegExp(
        `^the description of articles@\\S+ must be for contract 4 of the platform here, got ${contract}: ${advice}$`,
      ),
    );
  });
});
