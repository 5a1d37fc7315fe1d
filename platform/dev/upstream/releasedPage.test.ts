import { createServer, type Server } from 'node:http';
import { listenOnFreePort } from '../../testing/listenOnFreePort.ts';
import { releasedPage } from './releasedPage.ts';
import { openUpstream, type Upstream } from './Upstream.ts';

const carrying = (json: string) =>
  `<meta name="composition" content="a">\n<script type="application/json" id="composition">${json}</script>`;

const pages: Readonly<Record<string, string>> = {
  '/': carrying('{"id":"c0ffee0001","apps":{"shell":{"version":"1.0.0-0000000000"}}}'),
  '/broken': carrying('{"id":'),
  '/other': carrying('{}'),
  '/none': '<h1>Hello</h1>',
};

let server: Server;
let site: Upstream;
beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) response.end(page);
    else response.writeHead(301, { Location: 'http://' }).end();
  });
  site = openUpstream(`http://127.0.0.1:${await listenOnFreePort(server)}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page comes with its composition', async () => {
  expect(await releasedPage(site, '/')).toMatchObject({ kind: 'page', status: 200, composition: { id: 'c0ffee0001' } });
});

test.each([
  ['/broken', 'has a composition that is not JSON'],
  ['/other', 'has a composition that this checkout cannot read'],
  ['/none', 'holds no composition'],
])('%s %s', async (path, fault) => {
  await expect(releasedPage(site, path)).rejects.toThrow(`${site.name} (${path}) ${fault}`);
});

test('a redirect to an invalid address is refused', async () => {
  await expect(releasedPage(site, '/gone')).rejects.toThrow(
    `${site.name} redirects /gone to "http://", which is not an address`,
  );
});
