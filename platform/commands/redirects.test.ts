import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@mirqam/shared/contract/Route';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { hostedSite, openHostedSite } from '../live/hostedSite.ts';
import { readLive } from '../live/readLive.ts';
import { createServer } from '../serve/createServer.ts';
import { listFiles } from '../store/listFiles.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { listenOnFreePort } from '../testing/freePort.ts';
import { articlesBuild, promoteTinySite, publish, recordRelease } from '../testing/tinySite.ts';

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
  ['to two pages', { redirects: ['/blog'] }, '/blog is a redirect to /one and to /two: remove one of the two'],
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
  const { output } = await captured.run('rollback', 'articles');
  expect(output).toContain('warning: /two, /archive/one, /archive/two would lead to the not-found page\n');
});
