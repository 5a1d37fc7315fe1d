import { once } from 'node:events';
import { get, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../testing/freePort.ts';
import { DevServer } from './DevServer.ts';

const setup = {
  root: '/nowhere',
  folders: [],
  upstream: undefined,
  isMixed: false,
  isAlone: false,
  notify: () => undefined,
};
const before = { ...process.env };
let port: number;
let server: DevServer;

beforeEach(async () => {
  port = await freePort();
  server = new DevServer(setup);
  await server.listen(port);
});
afterEach(async () => {
  await server.close();
  process.env = { ...before };
});

/** The response to a request with this host name. */
async function ask(name: string) {
  const path = '/_dev/platform/dev/browser/connect.ts';
  const request = get({ host: 'localhost', port, path, headers: { host: `${name}:${port}` } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  return { status: response?.statusCode, body: response ? await text(response) : '' };
}

test.each(['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '[::1]', '192.168.0.7'])(
  'a request to %s gets a response',
  async (name) => {
    expect((await ask(name)).status).toBe(200);
  },
);

test.each(['rebound.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example'])(
  'a request to %s is refused with the names to use',
  async (name) => {
    expect(await ask(name)).toEqual({
      status: 403,
      body: `"${name}:${port}" is not a name of this server: use localhost, or start it with DEV_HOST=${name}\n`,
    });
  },
);

test('a method that the server does not have is refused with those that it has', async () => {
  const { status, headers } = await fetch(`http://localhost:${port}/`, { method: 'DELETE' });
  expect([status, headers.get('allow'), headers.get('content-type')]).toEqual([
    405,
    'GET, HEAD',
    'text/plain; charset=utf-8',
  ]);
});

test('a request to HOST gets a response', async () => {
  process.env['HOST'] = 'dev.example';
  expect((await ask('dev.example')).status).toBe(200);
});

test('a proxy forwards to the server under a name of DEV_HOST, with its own or the local name as the host', async () => {
  process.env['DEV_HOST'] = 'other.example, fluffy-3000.app.github.dev';
  const forwarded = 'fluffy-3000.app.github.dev';
  expect((await ask(forwarded)).status).toBe(200);
  for (const host of [`localhost:${port}`, forwarded]) {
    const headers = { host, origin: `https://${forwarded}` };
    const request = httpRequest({ host: 'localhost', port, path: '/_dev/page', method: 'POST', headers }).end('/');
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.statusCode).toBe(204);
  }
  delete process.env['DEV_HOST'];
  expect((await ask(forwarded)).status).toBe(403);
});

test.each(['//elsewhere.example/a/', '/\\elsewhere.example/a/'])('%s redirects to no other host', async (path) => {
  const request = get({ host: 'localhost', port, path });
  const [response]: IncomingMessage[] = await once(request, 'response');
  expect([response?.statusCode, response?.headers.location]).toEqual([404, undefined]);
});
