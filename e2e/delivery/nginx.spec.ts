import { lchown, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { shortHash } from '@mirqam/platform/release/hash';
import { addressOf } from '@mirqam/platform/release/publicKeys';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { hasBrotli, hasNginx } from '../support/delivery/Nginx.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
import { isNightly } from '../support/nightly.ts';
import { type HttpResponse, sendRequest } from '../support/sendRequest.ts';

// `npm test` installs nginx and its brotli module where it can. Without nginx this file tests the local server, without
// the module it tests gzip alone; both print a line.
if (hasNginx && !hasBrotli) process.stderr.write('nginx has no brotli module: testing it with gzip alone\n');
const encodings = hasNginx && !hasBrotli ? ['gzip'] : ['br', 'gzip'];

// Headers whose values differ between servers, or that only one of them sends.
const own = [
  'connection',
  'keep-alive',
  'date',
  'server',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
];

const ways = [
  ['GET', 'identity'],
  ...encodings.map((encoding) => ['GET', encoding] as const),
  ['HEAD', 'identity'],
] as const;

test('nginx responds to every kind of request as the local server does, header by header', async ({
  served,
  store,
}) => {
  const { releases } = await liveState(store);
  const entry = entryOf(releases);
  const builtIn = await serveLocally(store);
  const paths = [
    '/',
    '/about',
    '/about?from=mail',
    '/journals/author/find-a-journal',
    '/no-such-page',
    '/no-such-page.txt',
    '/index',
    '/404',
    '//',
    '//about',
    '/services//author_support',
    '/%2Fabout',
    '/%61bout',
    '/ab%6Fut/?from=mail',
    '/about%2E',
    '/about.html',
    '/about.html.br',
    '/about/',
    '/about/?from=mail',
    '/journals/author/find-a-journal/',
    '/no-such-page/',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/.well-known',
    '/.env',
    '/live/00000001.json',
    '/current/index',
    entry,
    `${entry}.br`,
    '/objects/',
    `/apps/legal/${releases['legal']?.version}.json`,
    '/releases/',
    '/apps/legal/lost.0123456789ab.js',
    '/apps/',
    '/apps',
    '/_preview/0123456789',
    '/_preview/0123456789/about',
    ...(isNightly ? await previewPaths(store) : []),
  ];
  const differences: string[] = [];
  for (const path of paths) {
    for (const [method, encoding] of ways) {
      const options = [{ 'accept-encoding': encoding }, method] as const;
      const expected = described(await sendRequest(builtIn.origin + path, ...options));
      const actual = described(await sendRequest(served.origin + path, ...options));
      const lines = [...new Set([...expected, ...actual])].filter((line) => expected.has(line) !== actual.has(line));
      differences.push(
        ...lines.map((line) => `${method} ${path} ${encoding}, ${actual.has(line) ? 'nginx' : 'local'}: ${line}`),
      );
    }
  }
  await builtIn.close();
  expect(differences).toEqual([]);
});

/** The addresses of a preview, which takes seconds to render. */
async function previewPaths(store: string): Promise<readonly string[]> {
  const { releases } = await liveState(store);
  const { url } = await siteResult({ store }, 'preview', `legal@${releases['legal']?.version}`);
  return ['', '/', '/about', '/about/', '/no-such-page', '/index'].map((path) => url + path);
}

test('no error at the address of a file is kept by a cache', async ({ served, store }) => {
  const { releases } = await liveState(store);
  const entry = served.origin + entryOf(releases);
  const kept = async (headers: Readonly<Record<string, string>>, method = 'GET') => {
    const { status, headers: sent } = await sendRequest(entry, headers, method);
    return [status, sent['cache-control']];
  };
  const immutable = 'public, max-age=31536000, immutable, no-transform';
  expect(await kept({})).toEqual([200, immutable]);
  expect(await kept({}, 'POST')).toEqual([405, 'no-cache, no-transform']);
  expect(await kept({ 'if-match': '"another"' })).toEqual([412, 'no-cache, no-transform']);
  expect(await kept({ range: 'bytes=99999999-' })).toEqual([200, immutable]);
});

test('pages and files are sent in the compressed form that is stored', async ({ served, store }) => {
  const { releases } = await liveState(store);
  const entry = entryOf(releases);
  const files = { '/about': 'current/about.html', [entry]: entry.slice(1) };
  for (const [path, file] of Object.entries(files)) {
    for (const encoding of encodings) {
      // Browsers send all encodings they know, and the server chooses the smallest.
      const known = encodings.slice(encodings.indexOf(encoding)).join(', ');
      const { headers } = await sendRequest(served.origin + path, { 'accept-encoding': known });
      expect(headers['content-encoding']).toBe(encoding);
      const form = encoding === 'br' ? 'br' : 'gz';
      expect(Number(headers['content-length'])).toBe((await readFile(join(store, `${file}.${form}`))).length);
    }
  }
});

test('a proxy, which may speak HTTP/1.0, gets the compressed form too', async ({ served }) => {
  const { port } = new URL(served.origin);
  for (const lines of [
    ['GET /about HTTP/1.1', 'Via: 1.1 cache.example.org'],
    ['GET /about HTTP/1.0', 'Via: 1.0 cache.example.org'],
    ['GET /about HTTP/1.0'],
  ]) {
    const request = [...lines, 'Host: localhost', 'Accept-Encoding: gzip', 'Connection: close', '', ''].join('\r\n');
    const [head = ''] = (await sendRaw(Number(port), request)).split('\r\n\r\n');
    expect([lines, head.toLowerCase()]).toEqual([lines, expect.stringContaining('content-encoding: gzip')]);
  }
});

/** Sends bytes, valid HTTP or not; resolves to the response. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(bytes, 'latin1');
  return (await buffer(socket)).toString('latin1');
}

/** Hidden files, and files in rooms of the store that no server shows. */
const secrets = [
  ...['.env', 'apps/shell/.env', 'current/.htaccess', 'current/.well-known/.env'],
  ...['live/secret.json', 'objects/secret', 'releases/legal/secret.json'],
];

/** First lines that no browser sends: ways out of the public folder, hidden files, odd encodings, methods and hosts. */
const strangeRequests = [
  ...['GET /../../../etc/passwd', 'GET /..%2f..%2Fetc%2fpasswd', 'GET /apps/..\\..\\..%5cetc%5cpasswd'],
  ...['GET /%2e%2e/%2e%2e/%252e%252e%252fetc/passwd', 'GET /.well-known/..;/../../../etc/passwd%00.html'],
  ...['GET //current/../../../etc/passwd', 'GET http://elsewhere.example/apps/../../../etc/passwd'],
  ...['GET /.env', 'GET /apps/shell/.env', 'GET /current/.htaccess', 'GET /.git/config?x=../../.env'],
  ...['GET /.well-known/.env', 'GET /live/secret.json', 'GET /objects/secret'],
  ...['GET /apps/../releases/legal/secret.json', 'GET /apps/%c0%ae%c0%ae/%ff/%'],
  ...['OPTIONS *', 'TRACE /about', 'PROPFIND /apps/', 'BREW /about'],
];

// `createServer.test.ts` and `resolveAddress.test.ts` have those of the local server.
test('strange requests disclose nothing, and their responses carry a policy', async ({ served, store }) => {
  for (const secret of secrets) {
    await mkdir(dirname(join(store, secret)), { recursive: true });
    await writeFile(join(store, secret), 'the secret');
  }
  for (const line of strangeRequests) {
    const request = `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const response = await sendRaw(Number(new URL(served.origin).port), request);
    const hasPolicy = /^HTTP\/1\.1 [1-4]\d\d .*^content-security-policy: default-src 'none'/ims.test(response);
    const hasSecret = /the secret|^root:/m.test(response);
    expect({ line, hasPolicy, hasSecret }).toEqual({ line, hasPolicy: true, hasSecret: false });
  }
});

test('a link that leads to the file of another account is not served', async ({ served, store }) => {
  for (const file of ['current/lent.html', 'apps/legal/lent.js']) await lend(join(store, file));
  for (const form of ['br', 'gz']) await lend(join(store, `current/about.html.${form}`));

  const page = await sendRequest(`${served.origin}/lent`);
  const script = await sendRequest(`${served.origin}/apps/legal/lent.js`);
  expect([page.status, script.status]).toEqual([404, 404]);
  const { status, headers } = await sendRequest(`${served.origin}/about`, { 'accept-encoding': 'br, gzip' });
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
});

/** The address of the entry of a remote. */
const entryOf = ({ legal }: Awaited<ReturnType<typeof liveState>>['releases']) =>
  legal ? addressOf(legal, 'remoteEntry.js') : '';

/** Puts a link to the administrator's file in place of a file, as another account would. */
async function lend(file: string) {
  const nobody = 65_534;
  await rm(file, { force: true });
  await symlink('/etc/passwd', file);
  // Only the administrator may give a file to another account.
  if (process.getuid?.() === 0) await lchown(file, nobody, nobody);
}

/** The lines of a response to compare. */
function described({ status, headers, body }: HttpResponse): ReadonlySet<string> {
  // Nobody reads the body of a redirect.
  const isRead = status !== 308;
  const sent = Object.entries(headers).filter(([name]) => !own.includes(name) && (isRead || name !== 'content-type'));
  const text = isRead ? [`body: ${shortHash(body)}`] : [];
  return new Set([`status: ${status}`, ...sent.map(([name, value]) => `${name}: ${value}`), ...text]);
}
