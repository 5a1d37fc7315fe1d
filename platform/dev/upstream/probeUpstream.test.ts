import { createServer, type Server } from 'node:http';
import { freePort } from '../../testing/freePort.ts';
import { listenOnFreePort } from '../../testing/listenOnFreePort.ts';
import { probeUpstream } from './probeUpstream.ts';
import { openUpstream } from './Upstream.ts';

const composition = '{"id":"3f2a9c1b7d","apps":{}}';
const page = `<script type="application/json" id="composition">${composition}</script>`;

let site: Server;
let origin = '';

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    if (url === '/elsewhere') return response.writeHead(301, { location: 'https://www.example.org/' }).end();
    if (url === '/plain') return response.end('<h1>Another site</h1>');
    return response.writeHead(url === '/' ? 200 : 404).end(page);
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(site)}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const probe = (address: string) => probeUpstream(openUpstream(address));

test('a site of this tool is accepted', async () => {
  await expect(probe(origin)).resolves.toBeUndefined();
});

test('an address that does not respond is refused', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  await expect(probe(nobody)).rejects.toThrow(new RegExp(`^${nobody} does not respond \\(.+\\): check the address`));
});

test.each([
  ['/plain', 'holds no composition, so this tool did not make it: check --from'],
  ['/elsewhere', 'redirects to https://www.example.org/: use that address in --from'],
  ['/_preview/gone', 'responds with 404: check the address in --from'],
])('%s %s', async (path, message) => {
  await expect(probe(origin + path)).rejects.toThrow(message);
});
