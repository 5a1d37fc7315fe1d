import { createServer } from 'node:http';
import { UserError } from '../../messages/UserError.ts';
import { freePort, listenBetween } from '../../testing/freePort.ts';
import { probeUpstream, releasedPage, routesElsewhere } from './releasedPage.ts';
import { openUpstream, type Upstream } from './Upstream.ts';

describe('released pages', () => {
  const carrying = (json: string) =>
    `<meta name="composition" content="a">\n<script type="application/json" id="composition">${json}</script>`;

  const pages: Readonly<Record<string, string>> = {
    '/': carrying('{"id":"c0ffee00000000000000000000000000","apps":{"shell":{"version":"1.0.0-0000000000"}}}'),
    '/broken': carrying('{"id":'),
    '/other': carrying('{}'),
    '/none': '<h1>Another site</h1>',
  };
  const redirects: Readonly<Record<string, string>> = { '/gone': 'http://', '/elsewhere': 'https://www.example.org/' };

  const server = createServer(({ url = '' }, response) => {
    const location = redirects[url];
    if (location) response.writeHead(301, { Location: location }).end();
    else response.writeHead(pages[url] ? 200 : 404).end(pages[url] ?? pages['/']);
  });
  const site = listenBetween(beforeAll, afterAll, server);

  const read = (path: string) => releasedPage(openUpstream(site.origin), path);
  const probe = (address: string) => probeUpstream(openUpstream(address));

  test('a page comes with its composition', async () => {
    expect(await read('/')).toMatchObject({ kind: 'page', status: 200, composition: { id: 'c0ffee'.padEnd(32, '0') } });
  });

  test.each([
    ['/broken', 'has a composition that is not JSON'],
    ['/other', 'has a composition that this checkout cannot read'],
    ['/none', 'holds no composition'],
  ])('%s %s', async (path, fault) => {
    await expect(read(path)).rejects.toThrow(`${site.origin} (${path}) ${fault}`);
  });

  test('a redirect to an invalid address is refused', async () => {
    await expect(read('/gone')).rejects.toThrow(`${site.origin} redirects /gone to "http://", which is not an address`);
  });

  test('a start page of this tool is accepted', async () => {
    await expect(probe(site.origin)).resolves.toBeUndefined();
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
    await expect(probe(site.origin + path)).rejects.toThrow(message);
  });
});

describe('requests', () => {
  /** Responds with the credentials of the request. */
  const server = createServer((request, response) => {
    const [, credentials = ''] = request.headers.authorization?.split(' ') ?? [];
    response.end(Buffer.from(credentials, 'base64'));
  });
  const site = listenBetween(beforeAll, afterAll, server);

  test('the name of a site omits the user and password of its address', () => {
    expect(openUpstream('https://ada:secret@example.org/').name).toBe('https://example.org');
    expect(openUpstream('https://ada:secret@example.org/_preview/3f2a9c1b7d').name).toBe(
      'https://example.org/_preview/3f2a9c1b7d',
    );
  });

  test.each([
    ['ada:secret', 'ada:secret'],
    ['ada:grün', 'ada:grün'],
    ['ada:пароль', 'ada:пароль'],
    ['ada:100%25', 'ada:100%'],
  ])('user and password are sent from %s', async (written, sent) => {
    const response = await openUpstream(`http://${written}@127.0.0.1:${site.port}`).request('/');
    expect(await response.text()).toBe(sent);
  });

  test.each(['ada:100%', 'a%zz:secret', 'ada:gr%FCn'])('%j, which cannot be decoded, is refused', (written) => {
    expect(() => openUpstream(`http://${written}@127.0.0.1`)).toThrow(UserError);
  });

  test.each(['//', '//elsewhere.example/'])('%s is refused as a path', async (path) => {
    await expect(openUpstream(site.origin).request(path)).rejects.toThrow(
      `${path} is not a path of ${site.origin}: start it with one slash`,
    );
  });

  test.each([
    ['ftp://ada:secret@example.org', '…@example.org'],
    ['//ada:secret@example.org', '…@example.org'],
    ['https://ada:se@cret@exa mple.org', '…@exa mple.org'],
    ['staging', 'staging'],
  ])('%s is refused without its password', (address, shown) => {
    expect(() => openUpstream(address)).toThrow(
      `--from must be an address such as https://www.example.org, got "${shown}"`,
    );
  });
});

describe('routes of released apps', () => {
  const version = '1.0.0-0000000000';
  const apps = {
    shell: { version },
    legal: { version, routes: [['/old-terms', 'TermsPage', 'Terms']] },
    marketing: { version, routes: [['/about', 'AboutPage', 'About us']] },
  };
  const page = `<script type="application/json" id="composition">${JSON.stringify({ id: 'c0ffee'.padEnd(32, '0'), apps })}</script>`;
  const site = (status: number): Upstream => ({
    name: 'https://www.example.org',
    origin: 'https://www.example.org',
    base: '',
    request: async () => new Response(page, { status }),
  });
  const checkout = { apps: { legal: { version: 'dev' } } };
  const mixed = { upstream: site(200), isMixed: true, isAlone: false };

  test('the pages elsewhere are those of the deployed apps that are not built from source', async () => {
    expect(await routesElsewhere(mixed, checkout)).toEqual(['/about']);
  });

  test('a checkout of all apps has no pages elsewhere', async () => {
    expect(await routesElsewhere({ ...mixed, isMixed: false }, checkout)).toEqual([]);
  });

  test('nobody knows the pages elsewhere of a site that fails, nor of an app alone', async () => {
    expect(await routesElsewhere({ ...mixed, upstream: site(500) }, checkout)).toBeUndefined();
    expect(await routesElsewhere({ ...mixed, upstream: undefined, isAlone: true }, checkout)).toBeUndefined();
  });
});
