import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { freePort, listenOnFreePort } from '../testing/freePort.ts';
import { listen, probePort } from './listen.ts';

const before = { ...process.env };
let server: Server;
let port: number;
beforeEach(async () => {
  delete process.env['HOST'];
  server = createServer((_, response) => response.end());
  port = await freePort();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  process.env = { ...before };
});

async function ask(host: string) {
  const [response] = await once(get({ host, port }), 'response');
  response.resume();
  return response.statusCode;
}

test.each(['localhost', '127.0.0.1', '::1'])('a server responds at %s by default', async (host) => {
  await listen(server, port);
  expect(await ask(host)).toBe(200);
});

test.each([
  ['127.0.0.2', '127.0.0.2'],
  ['::1', '[::1]'],
  ['0.0.0.0', 'localhost'],
])('a server with HOST=%s responds at http://%s', async (host, shown) => {
  process.env['HOST'] = host;
  const url = await listen(server, port);
  expect([url, (await fetch(url)).status]).toEqual([`http://${shown}:${port}`, 200]);
});

test.each([undefined, ''])('a server with HOST=%j is not reached at another address of this machine', async (host) => {
  if (host !== undefined) process.env['HOST'] = host;
  await listen(server, port);
  await expect(ask('127.0.0.2')).rejects.toThrow('ECONNREFUSED');
});

test('HOST=0.0.0.0 opens a server to other machines', async () => {
  process.env['HOST'] = '0.0.0.0';
  await listen(server, port);
  expect(server.address()).toMatchObject({ address: '0.0.0.0' });
});

test.each(['127.0.0.1', '::1'])(
  'a port that another program has at %s is refused, and nothing listens',
  async (host) => {
    const other = createTcpServer();
    port = await listenOnFreePort(other, host);
    await expect(listen(server, port)).rejects.toThrow(`port ${port} is taken by another program: choose another`);
    expect(server.listening).toBe(false);
    other.close();
  },
);

test('a closed server frees its port', async () => {
  await listen(server, port);
  const closed = once(server, 'close');
  server.close();
  await closed;
  await expect(ask('::1')).rejects.toThrow('ECONNREFUSED');
});

test('a probe leaves the port to the server that follows', async () => {
  await probePort(port);
  await listen(server, port);
  expect(await ask('::1')).toBe(200);
});
