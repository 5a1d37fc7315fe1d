import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DevEvents } from './DevEvents.ts';

let server: Server;
let port = 0;
const events = new DevEvents(() => ({ server: 'this', page: '', builds: {}, problems: [], types: [] }));

beforeAll(async () => {
  server = createServer();
  events.listenOn(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  events.close();
  server.close();
});

/** A page of this origin that asks to listen. */
function askToListen(host: string, origin = `http://${host}`) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /_dev/events HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  return socket;
}

/** A page that listens, once it has been told the state. */
async function listen() {
  const socket = askToListen(`127.0.0.1:${port}`);
  let heard = '';
  while (!heard.includes('"server":"this"')) heard += (await once(socket, 'data')).join();
  return socket;
}

test('a frame that is none ends its own connection alone', async () => {
  const [other, broken] = [await listen(), await listen()];
  broken.resume().write(Buffer.from([0xff, 0xff]));
  await once(broken, 'close');
  events.tell();
  expect((await once(other, 'data')).join()).toContain('"server":"this"');
});

test.each([
  ['of another site', 'localhost', 'https://elsewhere.example'],
  ['whose name leads here', 'rebound.example', 'http://rebound.example'],
])('a page %s may not listen', async (_, host, origin) => {
  const answer = await text(askToListen(host, origin));
  expect(answer).toBe('HTTP/1.1 403 Forbidden\r\n\r\n');
});
