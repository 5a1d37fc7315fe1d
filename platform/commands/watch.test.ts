import { execFile, spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createBalancer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { securityHeaders } from '../hosting/headers.ts';
import { openHostedSite } from '../live/readHostedSite.ts';
import { inspectSite } from '../monitor/inspectSite.ts';
import { createServer } from '../serve/createServer.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { listenOnFreePort } from '../testing/freePort.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
const body = `'<h1>' + slug + '</h1>' + 'text '.repeat(500)`;
const paths = ['/one', '/three', '/two'];
let servers: TcpServer[] = [];
/** A copy of the store, which is served. */
let copy: FolderStore;
let id = '';
let entryFile = '';

beforeAll(async () => {
  const { composition } = await promoteTinySite(captured.store, body, paths);
  id = composition.id;
  entryFile = composition.apps['articles']?.entry?.[0].slice(1) ?? '';
});
beforeEach(async () => {
  copy = await copyStore('served');
});
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function copyStore(name: string): Promise<FolderStore> {
  const store = new FolderStore(join(captured.folder, name));
  await rm(store.name, { recursive: true, force: true });
  await cp(captured.store.name, store.name, { recursive: true, verbatimSymlinks: true });
  return store;
}

/** A server of a store, with its own security headers or others. */
function serve(store: FolderStore, security?: Readonly<Record<string, string>>): Server {
  const server = createServer(store.name, security ? async () => ({ security, redirects: [] }) : openHostedSite(store));
  server.keepAliveTimeout = 1;
  servers.push(server);
  return server;
}

async function watch(server: Server) {
  servers.push(server);
  return await captured.run('watch', `http://127.0.0.1:${await listenOnFreePort(server)}`);
}

const pathOf = (file: string, store = copy) => join(store.name, file);

/** Changes a file in all its forms, as somebody does who edits it on the server. */
async function change(file: string, store = copy) {
  for (const form of ['.br', '.gz']) await rm(pathOf(file + form, store));
  await writeFile(pathOf(file, store), `${await readFile(pathOf(file, store), 'utf8')}<!-- changed -->`);
}

test('a site without a fault has none', async () => {
  const { code, output } = await watch(serve(copy));
  expect(output).toMatch(/shows composition \w+: no fault in 3 pages and 3 files/);
  expect(code).toBeUndefined();
});

test('a site in two languages has no fault, and a lost route table of either is one', async () => {
  const store = await copyStore('translated');
  await promoteTinySite(store, `${body} + 'more'`, [...paths, '/ar/one']);
  const server = serve(store);
  expect((await watch(server)).output).toMatch(/: no fault in 4 pages and 4 files/);
  const address = `http://127.0.0.1:${Object(server.address()).port}`;
  for (const page of ['one', 'ar/one']) {
    const html = await readFile(join(store.name, `current/${page}.html`), 'utf8');
    const [, table = ''] = /"routeTable":\["\/(.+?)"/.exec(html) ?? [];
    await change(table, store);
    expect((await captured.run('watch', address)).output).toMatch(
      new RegExp(`^fault: .*/${table}.*: has changed`, 'm'),
    );
  }
});

test.each([
  ['a page that has changed', () => change('current/one.html'), 'fault: /one: has changed'],
  ['a file that has changed', () => change(entryFile), /fault: \/apps\/articles\/entry\.\w+\.js: has changed/],
  ['a page that is lost', () => rm(pathOf('current/two.html')), 'fault: /two: responds with 404 instead of 200'],
  ['a text that has changed', () => change('current/robots.txt'), 'fault: /robots.txt: has changed'],
  ['pages without compression', () => uncompressed(), 'fault: /one, /three, /two: is not compressed'],
  ['a not-found page that has changed', () => change('current/404.html'), 'fault: /no-such-page: has changed'],
] as const)('%s is a fault', async (_, harm, expected) => {
  await harm();
  const { code, output } = await watch(serve(copy));
  expect(output).toMatch(expected);
  expect(code).toBe(1);
});

test.each([
  ['a page', 200, 'responds with 200 instead of 404'],
  ["the host's own page", 404, 'shows composition none, the start page'],
] as const)('%s in place of the not-found page is a fault', async (_, status, problem) => {
  const site = serve(copy);
  const host = createBalancer((request, response) => {
    if (request.url !== '/no-such-page') site.emit('request', request, response);
    else response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>');
  });
  const { code, output } = await watch(host);
  expect(output).toContain(`fault: /no-such-page: ${problem}`);
  expect(code).toBe(1);
});

test('a redirect that is lost is a fault', async () => {
  const store = await copyStore('translated');
  await promoteTinySite(store, `${body} + 'more'`, [...paths, '/ar/one']);
  await rm(pathOf('current/ar/two.html', store));
  const { code, output } = await watch(serve(store, securityHeaders));
  expect(output).toMatch(/^fault: \/ar\/two: responds with 404 instead of a redirect to \/two$/m);
  expect(code).toBe(1);
});

test('with --every it goes on, and prints only what has changed', async () => {
  const server = serve(copy);
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const words = [join(import.meta.dirname, 'bin.mjs'), 'watch', url, '--every', '1'];
  const watching = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface(watching.stdout)[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value).replace(/^\S+ +/, '');
  const quietRound = () =>
    new Promise<void>((resolve) => server.on('request', ({ url: path }) => path === '/no-such-page' && resolve()));
  try {
    expect(await next()).toMatch(/: no fault in 3 pages/);
    await quietRound();
    await rm(pathOf('current/two.html'));
    expect(await next()).toBe('fault: /two: responds with 404 instead of 200');
    await quietRound();
    await cp(pathOf('current/two.html', captured.store), pathOf('current/two.html'));
    expect(await next()).toBe('fixed: /two: responds with 404 instead of 200');
  } finally {
    watching.kill();
  }
  // A process of its own, which reads the site three times, a second apart.
}, 60_000);

async function uncompressed() {
  for (const file of ['one', 'three', 'two'])
    for (const form of ['.br', '.gz']) await rm(pathOf(`current/${file}.html${form}`));
}

test('a header that is lost is one fault, whatever it lacks on', async () => {
  const { 'X-Content-Type-Options': _, ...security } = securityHeaders;
  const { code, output } = await watch(serve(copy, security));
  expect(output.match(/^fault: /gm)).toHaveLength(1);
  expect(output).toMatch(/^fault: .* \(and \d+ more\): lacks the header X-Content-Type-Options$/m);
  expect(code).toBe(1);
});

test('a policy that is looser names the part that is', async () => {
  const { 'Content-Security-Policy': csp = '' } = securityHeaders;
  const loose = csp.replace("script-src 'self'", "script-src 'self' https://evil.example");
  const { output } = await watch(serve(copy, { ...securityHeaders, 'Content-Security-Policy': loose }));
  expect(output).toContain(
    `has the header Content-Security-Policy with "script-src 'self' https://evil.example" instead of "script-src 'self'"`,
  );
});

test('an old composition on one of two servers is a fault, behind one address or two', async () => {
  const newer = await copyStore('newer');
  await promoteTinySite(newer, `'<h1>Second</h1>'`, paths);
  const [first, second] = [serve(newer), serve(copy)];
  const balancer = createBalancer((request, response) =>
    (request.url === '/two' ? second : first).emit('request', request, response),
  );
  const { code, output } = await watch(balancer);
  expect(output).toMatch(/^fault: \/two: shows composition \w+, the start page \w+$/m);
  expect(code).toBe(1);

  const port = await listenOnFreePort(first);
  second.listen(port, '127.0.0.2');
  const { faults } = await inspectSite({
    url: new URL(`http://localhost:${port}`),
    servers: ['127.0.0.1', '127.0.0.2'],
    hashesOf: async () => ({}),
  });
  expect(faults).toEqual([
    { addresses: ['server 127.0.0.2'], problem: expect.stringMatching(/^shows composition \w+, another server \w+$/) },
  ]);
});

test('without its store, a page that changes between two rounds is a fault', async () => {
  const server = serve(copy);
  const url = new URL(`http://127.0.0.1:${await listenOnFreePort(server)}`);
  const first = await inspectSite({ url, hashesOf: async () => ({}) });
  await change('current/one.html');
  const second = await inspectSite({ url, hashesOf: async () => first.hashes });
  expect([first.faults, second.faults]).toEqual([
    [],
    expect.arrayContaining([{ addresses: ['/one'], problem: expect.stringMatching(/^has changed/) }]),
  ]);
});

test('"site status --url" shows what visitors get, and reads no store', async () => {
  const server = serve(copy);
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const { SITE_STORE } = process.env;
  process.env['SITE_STORE'] = join(captured.folder, 'nowhere');
  const { code, output } = await captured.run('status', '--url', url);
  process.env['SITE_STORE'] = SITE_STORE;
  expect(output).toMatch(
    new RegExp(`^visitors of ${url} get composition ${id}\n  articles@\\S+\n  shell@\\S+\n  3 pages`),
  );
  expect(code).toBeUndefined();
  expect(await captured.run('status', '--url', 'http://127.0.0.1:9')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^http:\/\/127.0.0.1:9 does not respond: /),
  });
});

test('a certificate near its end, or refused by browsers, is a fault', async () => {
  const [key, cert] = [join(captured.folder, 'key'), join(captured.folder, 'cert')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  await promisify(execFile)('openssl', words.split(' '));
  const plain = serve(copy);
  const server = createSecureServer({ key: await readFile(key), cert: await readFile(cert) }, (request, response) =>
    plain.emit('request', request, response),
  );
  servers.push(server);
  const { document } = await captured.runForProgram('watch', `https://127.0.0.1:${await listenOnFreePort(server)}`);
  expect(document.certificate.daysLeft).toBe(4);
  expect(document.faults).toEqual([
    { problem: expect.stringMatching(/^is refused by browsers: /), addresses: ['certificate'] },
    { problem: 'ends in 4 days: renew it', addresses: ['certificate'] },
  ]);
});

test('a site that does not respond is one fault, and a wrong address a slip', async () => {
  const { code, output } = await captured.run('watch', 'http://127.0.0.1:9');
  expect(output).toMatch(/^fault: \/: http:\/\/127.0.0.1:9 does not respond: .*ECONNREFUSED/);
  expect(code).toBe(1);
  for (const address of ['example.org', 'ftp://example.org', 'https://user:secret@example.org']) {
    const slip = await captured.run('watch', address);
    expect(slip.code).toBe(2);
    expect(slip.output).not.toContain('secret');
  }
});
