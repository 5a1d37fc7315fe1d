import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { securityHeaders } from '../hosting/headers.ts';
import { listenBetween, listenOnFreePort } from '../testing/freePort.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { createServer } from './createServer.ts';

const store = scratchFolder(beforeAll, afterAll);
const outside = scratchFolder(beforeAll, afterAll);
const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About us</h1>',
  'about.html.br': 'brotli',
  '404.html': '<h1>Not found</h1>',
};

const server = createServer(store);
const place = listenBetween(beforeAll, afterAll, server);

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(store, 'pages/c0ffee0001'), { recursive: true });
    writeFileSync(join(store, 'pages/c0ffee0001', file), text);
  }
  symlinkSync('pages/c0ffee0001', join(store, 'current'));
});

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** The response to raw bytes. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(place.port, '127.0.0.1', () => socket.write(bytes));
    socket
      .on('data', (data) => (response += data))
      .on('close', () => resolve(response))
      .on('error', reject);
  });
}

test('an unchanged page is not sent again', async () => {
  const [, tag] = /^etag: (.*)\r$/im.exec(await send(request('HEAD /about HTTP/1.1'))) ?? [];
  expect(await send(request('GET /about HTTP/1.1', `If-None-Match: ${tag}`))).toMatch(/^HTTP\/1.1 304 /);
});

test('the not-found page is sent in full to a browser that has it', async () => {
  const [, tag = ''] = /^etag: (.*)\r$/im.exec(await send(request('HEAD /nowhere HTTP/1.1'))) ?? [];
  for (const condition of [`If-None-Match: ${tag}`, 'If-None-Match: *', 'If-Match: "another"']) {
    const response = await send(request('GET /nowhere HTTP/1.1', condition));
    expect(response).toMatch(/^HTTP\/1.1 404 .*<h1>Not found<\/h1>/s);
  }
});

test('a browser that accepts brotli gets brotli with a Vary header', async () => {
  const response = await send(request('HEAD /about HTTP/1.1', 'Accept-Encoding: gzip, br'));
  expect(response).toMatch(/^content-encoding: br\r$/im);
  expect(response).toMatch(/^vary: Accept-Encoding\r$/im);
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
])('every response carries every security header: %s for %j', async (status, bytes) => {
  const response = await send(bytes);
  expect(response.split(' ')[1]).toBe(status);
  const lines = response.split('\r\n').map((line) => line.toLowerCase());
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(lines).toContain(`${name}: ${value}`.toLowerCase());
  }
});

test('a client that asks for a tunnel and disconnects does not crash the server', async () => {
  const socket = connect(place.port, '127.0.0.1', () =>
    socket.write(request('CONNECT elsewhere.example:443 HTTP/1.1')),
  );
  await once(server, 'connect');
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect(await send(request('HEAD /about HTTP/1.1'))).toMatch(/^HTTP\/1.1 200 /);
});

test('a symbolic link out of the store is not served, and reported once', async () => {
  mkdirSync(join(outside, '1'));
  for (const file of ['secret.html', '1/secret.js']) writeFileSync(join(outside, file), 'secret');
  symlinkSync(join(outside, 'secret.html'), join(store, 'pages/c0ffee0001/secret.html'));
  symlinkSync(join(outside, 'secret.html'), join(store, 'pages/c0ffee0001/index.html.br'));
  mkdirSync(join(store, 'apps'));
  symlinkSync(outside, join(store, 'apps/legal'));
  const lines: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  for (const path of ['/secret', '/secret', '/apps/legal/1/secret.js', '/']) {
    const response = await send(request(`GET ${path} HTTP/1.1`, 'Accept-Encoding: br'));
    expect(response).not.toContain('secret');
  }
  write.mockRestore();
  expect(lines).toEqual(
    ['pages/c0ffee0001/secret.html', 'apps/legal/1/secret.js', 'pages/c0ffee0001/index.html.br'].map(
      (file) => `${file} in ${store} leads out of the store and is not served: replace the link by a copy\n`,
    ),
  );
});

test('a store that was deleted gets a plain not-found response', async () => {
  const empty = createServer(join(store, 'nothing'));
  const response = await fetch(`http://127.0.0.1:${await listenOnFreePort(empty)}`);
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  empty.closeAllConnections();
  empty.close();
});
