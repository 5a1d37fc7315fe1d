import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '../hosting/headers.ts';
import { createServer } from './createServer.ts';

const secret = 'not for visitors';
const parent = mkdtempSync(join(tmpdir(), 'site-'));
const store = join(parent, 'store');
const files: Readonly<Record<string, string>> = {
  '../secret.txt': secret,
  '.env': secret,
  'live/00000001.json': secret,
  'compositions/c0ffee0001.json': secret,
  'pages/c0ffee0001/index.html': '<h1>Home</h1>',
  'pages/c0ffee0001/about.html': '<h1>About us</h1>',
  'pages/c0ffee0001/about.html.br': 'brotli',
  'pages/c0ffee0001/404.html': '<h1>Not found</h1>',
  'pages/c0ffee0001/.htaccess': secret,
  'pages/c0ffee0001/robots.txt': 'User-agent: *',
  'pages/c0ffee0001/.well-known/security.txt': 'Contact: us',
  'previews/c0ffee0002/about.html': '<h1>About us, soon</h1>',
  'previews/c0ffee0002/404.html': '<h1>Not found, soon</h1>',
  'apps/shell/1.0.0-3f2a9c1b7d/main.js': 'main()',
  'apps/shell/1.0.0-3f2a9c1b7d/server/server.cjs': secret,
  'apps/.secret': secret,
};

let server: FastifyInstance;
let port = 0;

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(store, file)), { recursive: true });
    writeFileSync(join(store, file), text);
  }
  symlinkSync('pages/c0ffee0001', join(store, 'current'));
  server = await createServer(store);
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  port = Number(address.port);
});
afterAll(async () => {
  server.server.closeAllConnections();
  await server.close();
  rmSync(parent, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });

test.each([
  ['/', 200, '<h1>Home</h1>', 'no-cache'],
  ['/about', 200, '<h1>About us</h1>', 'no-cache'],
  ['/robots.txt', 200, 'User-agent: *', 'no-cache'],
  ['/.well-known/security.txt', 200, 'Contact: us', 'no-cache'],
  ['/apps/shell/1.0.0-3f2a9c1b7d/main.js', 200, 'main()', 'public, max-age=31536000, immutable'],
  ['/nowhere', 404, '<h1>Not found</h1>', 'no-cache'],
  ['/_preview/c0ffee0002/about', 200, '<h1>About us, soon</h1>', 'no-cache'],
  ['/_preview/c0ffee0002/nowhere', 404, '<h1>Not found, soon</h1>', 'no-cache'],
  ['/_preview/c0ffee0003/about', 404, '<h1>Not found</h1>', 'no-cache'],
  ['/apps/shell/1.0.0-3f2a9c1b7d/lost.js', 404, '<h1>Not found</h1>', 'no-cache'],
])('%s answers %i', async (url, status, body, caching) => {
  const response = await get(url);
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    status,
    body,
    caching,
  ]);
});

test('an address with a slash at the end leads to the one without, and keeps its query', async () => {
  const response = await get('/about/?from=mail');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/about?from=mail']);
});

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** What comes back for these very bytes. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .on('data', (data) => (answer += data))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}

test('a page that has not changed is not sent again', async () => {
  const [, tag] = /^etag: (.*)\r$/im.exec(await send(request('HEAD /about HTTP/1.1'))) ?? [];
  expect(await send(request('GET /about HTTP/1.1', `If-None-Match: ${tag}`))).toMatch(/^HTTP\/1.1 304 /);
});

test('the not-found page is sent whole to one who has seen it before', async () => {
  const [, tag = ''] = /^etag: (.*)\r$/im.exec(await send(request('HEAD /nowhere HTTP/1.1'))) ?? [];
  for (const condition of [`If-None-Match: ${tag}`, 'If-None-Match: *', 'If-Match: "another"']) {
    const answer = await send(request('GET /nowhere HTTP/1.1', condition));
    expect(answer).toMatch(/^HTTP\/1.1 404 .*<h1>Not found<\/h1>/s);
  }
});

test('a browser that reads brotli gets it, and caches are told', async () => {
  const answer = await send(request('HEAD /about HTTP/1.1', 'Accept-Encoding: gzip, br'));
  expect(answer).toMatch(/^content-encoding: br\r$/im);
  expect(answer).toMatch(/^vary: Accept-Encoding\r$/im);
});

test.each([
  ['200', request('GET / HTTP/1.1', 'Host: x')],
  ['200', request('GET / HTTP/1.1')],
  ['200', request('HEAD /about HTTP/1.1', 'Host: x')],
  ['200', request('GET / HTTP/1.1', 'Host: x', 'Range: bytes=900-999')],
  ['200', request('GET / HTTP/1.1', 'Host: x', 'Expect: the-unexpected')],
  ['308', request('GET /about/ HTTP/1.1', 'Host: x')],
  ['404', request('GET /nowhere HTTP/1.1', 'Host: x')],
  ['404', request('GET /% HTTP/1.1', 'Host: x')],
  ['404', request(`GET /${'x'.repeat(9000)} HTTP/1.1`, 'Host: x')],
  ['404', request('GET /%00 HTTP/1.1', 'Host: x')],
  ['404', request('GET http://elsewhere.example/about HTTP/1.1', 'Host: x')],
  ['405', request('POST / HTTP/1.1', 'Host: x', 'Content-Type: text/strange', 'Content-Length: 0')],
  ['405', request('DELETE /about HTTP/1.1', 'Host: x')],
  ['405', request('PROPFIND / HTTP/1.1', 'Host: x')],
  ['405', request('TRACE / HTTP/1.1', 'Host: x')],
  ['405', request('OPTIONS * HTTP/1.1', 'Host: x')],
  ['405', request('CONNECT elsewhere.example:443 HTTP/1.1', 'Host: x')],
  ['400', request('BREW / HTTP/1.1', 'Host: x')],
  ['400', 'nothing that HTTP knows\r\n\r\n'],
  ['412', request('GET /about HTTP/1.1', 'If-Match: "another"')],
  ['412', request('GET /about HTTP/1.1', 'If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT')],
  ['431', request('GET / HTTP/1.1', `Cookie: ${'x'.repeat(20_000)}`)],
])('every answer carries every security header: %s for %j', async (status, bytes) => {
  const answer = await send(bytes);
  expect(answer.split(' ')[1]).toBe(status);
  const lines = answer.split('\r\n').map((line) => line.toLowerCase());
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(lines).toContain(`${name}: ${value}`.toLowerCase());
  }
});

test('when the store is gone the answer is a plain not-found page', async () => {
  const empty = await createServer(join(parent, 'nothing'));
  const response = await fetch(await empty.listen({ port: 0, host: '127.0.0.1' }));
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  empty.server.closeAllConnections();
  await empty.close();
});
