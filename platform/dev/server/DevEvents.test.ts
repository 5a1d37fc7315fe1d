import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenBetween } from '../../testing/freePort.ts';
import { DevEvents } from './DevEvents.ts';

const server = createServer();
const place = listenBetween(beforeAll, afterAll, server);
const events = new DevEvents(() => ({ server: 'this', page: '', builds: {}, problems: [], types: [] }));

events.attachTo(server);
afterAll(() => events.close());

/** Opens the connection that a page of this origin would open. */
function openSocket(host: string, origin = `http://${host}`) {
  const socket = connect(place.port, '127.0.0.1');
  socket.write(
    `GET /_dev/events HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  return socket;
}

/** Resolves to a connection that has received the state. */
async function connectPage() {
  const socket = openSocket(`127.0.0.1:${place.port}`);
  let received = '';
  while (!received.includes('"server":"this"')) received += (await once(socket, 'data')).join();
  return socket;
}

test('an invalid frame closes only its own connection', async () => {
  const [other, broken] = [await connectPage(), await connectPage()];
  broken.resume().write(Buffer.from([0xff, 0xff]));
  await once(broken, 'close');
  events.send();
  expect((await once(other, 'data')).join()).toContain('"server":"this"');
});

test('a page that is refused and disconnects does not crash the server', async () => {
  const socket = openSocket('rebound.example');
  await once(server, 'upgrade');
  socket.resetAndDestroy();
  await once(socket, 'close');
  await connectPage();
});

test.each([
  ['another site', 'localhost', 'https://elsewhere.example'],
  ['a host name that was rebound to this machine', 'rebound.example', 'http://rebound.example'],
])('a page of %s is refused', async (_, host, origin) => {
  const response = await text(openSocket(host, origin));
  expect(response).toBe('HTTP/1.1 403 Forbidden\r\n\r\n');
});
