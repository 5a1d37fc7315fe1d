import { createServer, type Server } from 'node:http';
import { freePort, listenOnFreePort } from '../../testing/freePort.ts';
import { probeUpstream, releasedPage } from './releasedPage.ts';
import { openUpstream } from './Upstream.ts';

const carrying = (json: string) =>
  `<meta name="composition" content="a">\n<script type="application/json" id="composition">${json}</script>`;

const pages: Readonly<Record<string, string>> = {
  '/': carrying('{"id":"c0ffee0001","apps":{"shell":{"version":"1.0.0-0000000000"}}}'),
  '/broken': carrying('{"id":'),
  '/other': carrying('{}'),
  '/none': '<h1>Another site</h1>',
};
const redirects: Readonly<Record<string, string>> = { '/gone': 'http://', '/elsewhere': 'https://www.example.org/' };

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const location = redirects[url];
    if (location) response.writeHead(301, { Location: location }).end();
    else response.writeHead(pages[url] ? 200 : 404).end(pages[url] ?? pages['/']);
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string) => releasedPage(openUpstream(origin), path);
const probe = (address: string) => probeUpstream(openUpstream(address));

test('a page comes with its composition', async () => {
  expect(await read('/')).toMatchObject({ kind: 'page', status: 200, composition: { id: 'c0ffee0001' } });
});

test.each([
  ['/broken', 'has a composition that is not JSON'],
  ['/other', 'has a composition that this checkout cannot read'],
  ['/none', 'holds no composition'],
])('%s %s', async (path, fault) => {
  await expect(read(path)).rejects.toThrow(`${origin} (${path}) ${fault}`);
});

test('a redirect to an invalid address is refused', async () => {
  await expect(read('/gone')).rejects.toThrow(`${origin} redirects /gone to "http://", which is not an address`);
});

test('a start page of this tool is accepted', async () => {
  await expect(probe(origin)).resolves.toBeUndefined();
});

test('an address that does not respond is refused', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  await expect(probe(nobody)).rejects.toThrow(new RegExp(`^${nobody} does not respond \\(.+\\): check the address`));
});

test.each([
  ['/none', 'holds no composition, so this tool did not make it: check --from'],
  ['/elsewhere', 'redirects to https://www.example.org/: use that address in --from'],
  ['/_preview/gone', 'responds with 404: check the address in --from'],
])('%s as the start page: %s', async (path, message) => {
  await expect(probe(origin + path)).rejects.toThrow(message);
});
