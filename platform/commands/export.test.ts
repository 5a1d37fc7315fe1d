import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptionKey } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { siteAddress } from '../compose/siteAddress.ts';
import { kindHeaders, securityHeaders } from '../hosting/headers.ts';
import { hosts } from '../hosting/hosts.ts';
import type { Kind } from '../hosting/siteTable.ts';
import { readLog } from '../live/log.ts';
import { promote } from '../live/promote.ts';
import { hostedSite, openHostedSite } from '../live/readHostedSite.ts';
import { readLive } from '../live/readLive.ts';
import { objectKey } from '../release/objects.ts';
import { publicationKey } from '../release/publications.ts';
import { publicKey } from '../release/publicKeys.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { createServer } from '../serve/createServer.ts';
import { listFiles } from '../store/disk.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { listenOnFreePort } from '../testing/freePort.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { showHead } from './serve.ts';

describe('site export', () => {
  const captured = captureCommands(beforeAll, afterAll);
  let folder: string;
  let shell: PinnedRelease;
  let older: PinnedRelease;
  let live: PinnedRelease;
  beforeAll(async () => {
    [shell, older] = await promoteSite('First');
    [, live] = await promoteSite('Second');
  });
  let count = 0;
  beforeEach(() => {
    folder = join(captured.folder, `export-${++count}`);
  });

  async function promoteSite(text: string): Promise<readonly [shell: PinnedRelease, articles: PinnedRelease]> {
    const { store } = captured;
    const files = { 'entry.js': text, 'art/og/one.png': 'a picture' };
    const releases = [
      await publish(store, 'shell', shellBuild, []),
      await publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one', '/two'], files),
    ] as const;
    await promote({ store, kind: 'promote', why: 'test' }, releases, siteAddress());
    return releases;
  }
  const entryOf = (release: PinnedRelease) => publicKey(release, 'entry.js');
  const shareImage = () => publicKey(live, 'art/og/one.png');
  const exportFor = (host: string, ...options: readonly string[]) =>
    captured.run('export', folder, '--for', host, ...options);

  const rootFiles = [
    '.well-known/security.txt',
    '_report/failure.txt',
    '_report/view.txt',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
  ];
  const pages = ['404.html', 'one.html', 'two.html'];

  test.each([
    ['netlify', '_headers'],
    ['cloudflare', '_headers'],
    ['vercel', 'vercel.json'],
    ['github-pages', '.nojekyll'],
    ['plain', ''],
  ])('an export for %s holds every page, the live releases, and those of open tabs', async (host, own) => {
    const { code, output } = await exportFor(host);
    const releases = [shell, older, live].flatMap((release) => [
      entryOf(release),
      descriptionKey(release.app, release.version),
    ]);
    const tables = (await captured.store.list('apps/shell/routes.')).filter((key) => key.endsWith('.js'));
    const expected = [...rootFiles, ...pages, ...releases, shareImage(), ...tables].concat(own || []).sort();
    expect(tables).toHaveLength(2);
    expect(await listFiles(folder)).toEqual(expected);
    expect(await readFile(join(folder, 'one.html'), 'utf8')).toContain('<h1>Second</h1>');
    expect(output).toContain(`is exported for ${host}: ${expected.length} files in ${folder}`);
    expect(code).toBeUndefined();
  });

  interface HostResponse {
    readonly status: number;
    readonly target: string;
    /** Every value that a header gets, by its name. */
    readonly headers: Readonly<Record<string, readonly string[]>>;
  }

  const found: readonly (readonly [address: () => string, status: number, file: () => string, kind: Kind])[] = [
    [() => '/one', 200, () => 'one.html', 'page'],
    [() => '/robots.txt', 200, () => 'robots.txt', 'page'],
    [() => '/.well-known/security.txt', 200, () => '.well-known/security.txt', 'page'],
    [() => '/nowhere', 404, () => '404.html', 'page'],
    [() => `/${entryOf(live)}`, 200, () => entryOf(live), 'asset'],
    [() => `/${entryOf(older)}`, 200, () => entryOf(older), 'asset'],
    [() => `/${shareImage()}`, 200, shareImage, 'asset'],
  ];

  test.each([
    ['netlify', openNetlify],
    ['cloudflare', openNetlify],
    ['vercel', openVercel],
  ])('%s serves pages, the not-found page and an older release with the headers of the site', async (host, open) => {
    await exportFor(host);
    const request = await open();
    for (const [address, status, file, kind] of found) {
      const headers = Object.entries({ ...securityHeaders, ...kindHeaders[kind] }).map(([name, value]) => [
        name,
        [value],
      ]);
      expect(await request(address())).toEqual({ status, target: file(), headers: Object.fromEntries(headers) });
    }
  });

  test('vercel redirects an address with a slash at its end', async () => {
    await exportFor('vercel');
    expect(await (await openVercel())('/one/')).toMatchObject({ status: 308, target: '/one' });
  });

  test('no line and no number of rules exceeds what Cloudflare reads', () => {
    const lines = (hosts.cloudflare({ security: securityHeaders, redirects: [] })['_headers'] ?? '').split('\n');
    // https://developers.cloudflare.com/pages/configuration/headers/
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  });

  test('an export keeps the releases of as many days as it is told to', async () => {
    await exportFor('plain', '--keep-days', '0');
    const files = await listFiles(folder);
    expect(files).toContain(entryOf(live));
    expect(files).not.toContain(entryOf(older));
  });

  test('a folder in the store is refused', async () => {
    const inside = join(captured.store.name, 'current/export');
    expect(await captured.run('export', inside, '--for', 'plain')).toEqual({
      code: 1,
      output: `${inside} lies in the store ${captured.store.name}: name a folder outside of it\n`,
    });
    await expect(access(inside)).rejects.toThrow('ENOENT');
  });

  test('a folder that is not empty is refused and left alone', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await exportFor('plain')).toEqual({
      code: 1,
      output: `${folder} is not empty: name a new folder, or empty it\n`,
    });
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  test.each(['/proc/site', '/proc/a/site'])(
    'the folder %s, which no system creates, is refused',
    async (unwritable) => {
      const { code, output } = await captured.run('export', unwritable, '--for', 'plain');
      expect(code).toBe(1);
      expect(output).toMatch(/^\/proc\/\S+ cannot be written \(.*ENOENT: .+\): name another folder\n$/);
    },
  );

  test('an empty folder is filled', async () => {
    await mkdir(folder);
    expect((await exportFor('plain')).code).toBeUndefined();
    expect(await readdir(folder)).toContain('one.html');
  });

  test('an export that finds a damaged page writes nothing', async () => {
    const { store } = captured;
    const page = join(store.name, 'current/two.html');
    const whole = await readFile(page);
    await writeFile(page, 'half a page');
    const before = await readdir(captured.folder);
    const { code, output } = await exportFor('plain');
    await writeFile(page, whole);
    expect(code).toBe(1);
    expect(output).toMatch(/\w+\.html of number \d+ is damaged or lost in \S+: run "site verify --repair"\n$/);
    expect(await readdir(captured.folder)).toEqual(before);
  });

  test.each([
    [
      'the description of a release',
      async () => objectKey(older.hash),
      () => `the description of articles@${older.version} is damaged`,
    ],
    [
      'the record of a release',
      async () => publicationKey('articles', older.version),
      () => `the record of articles@${older.version}, which number 1 showed, is lost`,
    ],
    // Its route table is left out.
    [
      'the list of an earlier state',
      async () => objectKey((await readLog(captured.store))[0]?.content ?? ''),
      () => 'the list of number 1 is damaged or lost',
    ],
  ])('%s that is lost, and that only open tabs need, is named and left out', async (_, keyOf, problem) => {
    const { store } = captured;
    const key = await keyOf();
    const whole = (await store.get(key)) ?? Buffer.of();
    await store.remove([key]);
    const { code, output } = await exportFor('plain');
    await store.put(key, whole);
    expect(output).toContain(`what open tabs may need is left out: ${problem()}`);
    expect(code).toBeUndefined();
    expect(await listFiles(folder)).toEqual(expect.arrayContaining(pages));
  });

  test('an unknown host is refused as misspelt', async () => {
    const { code, output } = await exportFor('nowhere');
    expect([code, output]).toEqual([2, expect.stringContaining('--for must be netlify, cloudflare, vercel')]);
  });

  /** The file of an address, as all these hosts find it. */
  async function findFile(address: string) {
    const path = address.slice(1);
    for (const file of [path, `${path}.html`]) {
      const isFile = await access(join(folder, file)).then(
        () => true,
        () => false,
      );
      if (isFile) return { status: 200, target: file };
    }
    return { status: 404, target: '404.html' };
  }

  function collect(headers: readonly (readonly [name: string, value: string])[]) {
    const all: Record<string, readonly string[]> = {};
    for (const [name, value] of headers) all[name] = [...new Set([...(all[name] ?? []), value])];
    return all;
  }

  /** Every matching rule counts; the values of a header are joined. */
  async function openNetlify(): Promise<(address: string) => Promise<HostResponse>> {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    return async (address) => {
      const rules = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
      const values = rules.flatMap((rule) => Object.entries(rule.values));
      return { ...(await findFile(address)), headers: collect(values) };
    };
  }

  /** Of several values of a header the last one counts. */
  async function openVercel(): Promise<(address: string) => Promise<HostResponse>> {
    const configuration = JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8'));
    const { routes, error } = getTransformedRoutes(configuration);
    expect(error).toBeNull();
    return async (address) => {
      const headers = new Map<string, string>();
      for (const route of routes ?? []) {
        if ('handle' in route) break;
        const match = new RegExp(route.src).exec(address);
        if (!match) continue;
        const own = 'headers' in route ? Object.entries(route.headers ?? {}) : [];
        const location = 'status' in route && route.status === 308 ? route.headers?.['Location'] : undefined;
        if (location) return { status: 308, target: location.replace('$1', match[1] ?? ''), headers: {} };
        for (const [name, value] of own) headers.set(name, value);
      }
      return { ...(await findFile(address)), headers: collect([...headers]) };
    };
  }

  test('an export leaves out what a sweep has removed, without a word', async () => {
    expect(await sweepAll(captured.store)).toContain(publicationKey(older.app, older.version));
    const { code, output } = await exportFor('plain');
    expect(output).not.toContain('is left out');
    expect(code).toBeUndefined();
    expect(await listFiles(folder)).toEqual(expect.arrayContaining(pages));
  });

  test.each([
    ['plain', '<h1>Nothing ar</h1>', undefined],
    ['netlify', '<h1>Nothing</h1>', '/ar/* /ar/404.html 404\n'],
  ])(
    'the not-found page of an export for %s speaks the languages that the host cannot tell apart',
    async (host, heading, rule) => {
      await promoteTinySite(captured.store, `'<h1>Third</h1>'`, ['/one', '/two', '/ar/one']);
      await exportFor(host);
      expect(await readFile(join(folder, '404.html'), 'utf8')).toContain(heading);
      expect(await listFiles(folder)).not.toContain('404-all.html');
      if (rule) expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain(rule);
    },
  );
});

describe('redirects', () => {
  const captured = captureCommands(beforeAll, afterAll);
  const body = "'<h1>' + slug + '</h1>'";
  beforeAll(async () => {
    await promoteTinySite(captured.store, body, ['/old', '/blog', '/one']);
  });

  /** Publishes a release with a page at /one and one at /two; resolves to its name. */
  async function publishMoved(change: Partial<Route>): Promise<string> {
    const text = `${articlesBuild(body)} // ${JSON.stringify(change)}`;
    const release = await publish(captured.store, 'articles', text, ['/one', '/two']);
    const routes = release.routes.map((route) => ({ ...route, ...change }));
    await recordRelease(captured.store, { ...release, routes });
    return `articles@${release.version}`;
  }
  const about = (path: string, redirects: readonly string[]) => ({
    path,
    title: path,
    description: `The article at ${path}`.padEnd(120, '.'),
    redirects,
  });
  const moved = () =>
    publishMoved({ paths: [about('/one', ['/blog']), about('/two', ['/old'])], redirects: ['/archive/:slug'] });

  test.each<[string, Partial<Route>, string]>([
    [
      'from a page',
      { paths: [about('/one', ['/two']), about('/two', [])] },
      '/two is a page and a redirect to /one: remove one of the two',
    ],
    [
      'to two pages',
      { redirects: ['/blog'] },
      '/blog is a redirect to /one and a redirect to /two: remove one of the two',
    ],
    ['with an unknown parameter', { redirects: ['/a/:year'] }, 'has a parameter that the pattern of /one lacks'],
  ])('a redirect %s is refused', async (_, change, refusal) => {
    const { code, output } = await captured.run('promote', await publishMoved(change), '--lose');
    expect([code, output]).toEqual([1, expect.stringContaining(refusal)]);
  });

  test('an address moves without being lost, on a server, on hosts with redirects and on those without', async () => {
    const { code, output } = await captured.run('promote', await moved());
    expect([code, output]).toEqual([undefined, expect.not.stringContaining('warning')]);
    const { composition } = await readLive(captured.store);

    const server = createServer(captured.store.name, openHostedSite(captured.store));
    const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
    const responses = await Promise.all(
      ['/old?from=mail', '/archive/one', '/archive/three'].map((path) => fetch(origin + path, { redirect: 'manual' })),
    );
    server.close();
    expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [308, '/two?from=mail'],
      [308, '/one'],
      [404, null],
    ]);

    const page = String(await captured.store.get('current/archive/two.html'));
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/two">');
    expect(page).toContain(`<link rel="canonical" href="${composition.site?.origin}/two">`);
    expect((await hostedSite(captured.store)).redirects).toHaveLength(4);
    expect((await captured.run('nginx')).output).toMatch(/location = "\/old" \{[^}]*return 308 \/two\$is_args\$args;/);
    expect((await captured.run('verify')).code).toBeUndefined();
  });

  test.each(['netlify', 'cloudflare', 'vercel', 'github-pages'])('an export for %s redirects', async (host) => {
    const folder = join(captured.folder, host);
    await captured.run('export', folder, '--for', host);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect((await listFiles(folder)).includes('old.html')).toBe(host === 'github-pages');
    if (host === 'netlify' || host === 'cloudflare') {
      expect((await read('_redirects')).split('\n')).toEqual(
        expect.arrayContaining(['/blog /one 301', '/old /two 301', '/archive/two /two 301']),
      );
    }
    if (host === 'vercel') {
      const { routes, error } = getTransformedRoutes(JSON.parse(await read('vercel.json')));
      expect(error).toBeNull();
      const [redirect] = routes?.filter((route) => 'src' in route && route.src === '^/old$') ?? [];
      expect(redirect).toMatchObject({ status: 308, headers: { Location: '/two' } });
    }
  });

  test('a rollback that loses a redirect says so', async () => {
    const { output } = await captured.run('rollback', 'articles', '--lose');
    expect(output).toContain('warning: /two, /archive/one, /archive/two would lead to the not-found page\n');
  });

  test('an export with more redirects than its host reads says so, and has a page for each other one', async () => {
    const shell = shellBuild.replace("('articles'", "(path.split('/').at(-2) || 'articles'");
    await captured.run('promote', `shell@${(await publish(captured.store, 'shell', shell, [])).version}`);
    for (const app of ['news', 'papers', 'talks']) {
      const { routes: _, ...release } = await publish(captured.store, app, articlesBuild(body), []);
      const old = Array.from({ length: 700 }, (_, index) => `/old/${app}/${index}`);
      const routes = [{ pattern: `/${app}/:slug`, page: 'ArticlePage', paths: [about(`/${app}/now`, old)] }];
      await recordRelease(captured.store, { ...release, routes });
      await captured.run('promote', `${app}@${release.version}`);
    }
    const folder = join(captured.folder, 'many');
    const { output } = await captured.run('export', folder, '--for', 'cloudflare');
    expect(output).toContain('cloudflare reads 2000 of the 2100 redirects: the others are pages that refresh\n');
    expect((await readFile(join(folder, '_redirects'), 'utf8')).match(/\n/g)).toHaveLength(2000);
    expect((await listFiles(join(folder, 'old/talks'))).length).toBeGreaterThan(0);
  });
});

describe('site serve', () => {
  const store = ScratchStore.between(beforeEach, afterEach);

  test('a store with a damaged log is served as visitors had it last, with the fault', async () => {
    await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
    expect(await showHead(store)).toBeUndefined();
    const [key = ''] = await store.list('live/');
    await writeFile(join(store.name, key), 'other bytes');
    expect(await showHead(store)).toContain(key);
  });

  test('a store without a site is not served', async () => {
    await expect(showHead(store)).rejects.toThrow(/^nothing is live in /);
  });
});
