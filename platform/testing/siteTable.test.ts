import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storeComposition } from '../compose/compositions.ts';
import { storeUpstream } from '../dev/upstream/storeUpstream.ts';
import { contentTypeOf } from '../hosting/contentTypes.ts';
import { headersFor, kindHeaders, objectHeaders, securityHeaders } from '../hosting/headers.ts';
import { headersFile } from '../hosting/headersFile.ts';
import { addressPattern, kindOf, siteTable } from '../hosting/siteTable.ts';
import { appendToLog } from '../live/log.ts';
import { putObject } from '../release/objects.ts';
import { createServer } from '../serve/createServer.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { listenBetween } from './freePort.ts';
import { scratchFolder } from './scratchFolder.ts';

const release = 'apps/legal';
const preview = 'previews/c0ffee0002';
const live = 'pages/c0ffee0001';

/** An address, the status of its response, and the file that is sent or the address that it redirects to. */
const addresses = [
  ['/', 200, `${live}/index.html`],
  ['/about', 200, `${live}/about.html`],
  ['/journals/author/find-a-journal', 200, `${live}/journals/author/find-a-journal.html`],
  ['/journals', 404, `${live}/404.html`],
  ['/robots.txt', 200, `${live}/robots.txt`],
  ['/.well-known/security.txt', 200, `${live}/.well-known/security.txt`],
  ['/about/', 308, '/about'],
  ['/nowhere', 404, `${live}/404.html`],
  ['/about.html', 404, `${live}/404.html`],
  ['/about.html.br', 404, `${live}/404.html`],
  ['/index', 404, `${live}/404.html`],
  ['/404', 404, `${live}/404.html`],
  ['/404-all', 404, `${live}/404.html`],
  ['/ar/about', 200, `${live}/ar/about.html`],
  ['/ar/nowhere', 404, `${live}/ar/404.html`],
  ['/ar/404', 404, `${live}/ar/404.html`],
  ['/ar/about.html', 404, `${live}/ar/404.html`],
  ['/ar/%D8%B9%D9%86%D8%A7', 404, `${live}/ar/404.html`],
  ['/.htaccess', 404, `${live}/404.html`],
  ['/live/00000001.json', 404, `${live}/404.html`],
  [`/${release}/remoteEntry.3f2a9c1b7d42.js`, 200, `${release}/remoteEntry.3f2a9c1b7d42.js`],
  [`/${release}/art.3f2a9c1b7d42/card.svg`, 200, `${release}/art.3f2a9c1b7d42/card.svg`],
  [`/${release}/files/guide.0123456789.pdf`, 200, `${release}/files/guide.0123456789.pdf`],
  [`/${release}/lost.js`, 404, `${live}/404.html`],
  ['/federation/legal/mf-manifest.json', 200, `${live}/federation/legal/mf-manifest.json`],
  ['/_report/failure.txt', 200, `${live}/_report/failure.txt`],
  ['/_preview/c0ffee0002', 200, `${preview}/index.html`],
  ['/_preview/c0ffee0002/', 308, '/_preview/c0ffee0002'],
  ['/_preview/c0ffee0002/journals/author/find-a-journal', 200, `${preview}/journals/author/find-a-journal.html`],
  ['/_preview/c0ffee0002/nowhere', 404, `${preview}/404.html`],
  ['/_preview/c0ffee0002/index', 404, `${preview}/404.html`],
  ['/_preview/c0ffee0003/about', 404, `${live}/404.html`],
] as const;

const hidden = [`${live}/404-all.html`, `${live}/.htaccess`, `${live}/about.html.br`];
const files = new Set([...addresses.flatMap(([, status, file]) => (status === 308 ? [] : file)), ...hidden]);

const firstMatch = (address: string) =>
  siteTable.findIndex((row) => new RegExp(`^${addressPattern(row.address)}$`).test(address));

test('this file tests every row of the table', () => {
  const tried = new Set(addresses.map(([address]) => firstMatch(address)));
  expect(siteTable.filter((_, index) => !tried.has(index))).toEqual([]);
});

describe('a store on disk', () => {
  const store = new FolderStore(scratchFolder(beforeAll, afterAll));
  const site = listenBetween(beforeAll, afterAll, createServer(store.name));

  beforeAll(async () => {
    for (const file of files) await write(join(store.name, file), file);
    const shown = [...files].filter((file) => file.startsWith(live) && !hidden.includes(file));
    const pages = await mapInParallel(shown, async (file) => {
      return [file.slice(`${live}/`.length), await putObject(store, Buffer.from(file))] as const;
    });
    const composition = { id: 'c0ffee'.padEnd(32, '0'), apps: {}, pages: Object.fromEntries(pages), values: {} };
    const content = await storeComposition(store, composition);
    const change = { composition: composition.id, content, versions: {}, kind: 'promote', why: '' } as const;
    await appendToLog(store, undefined, change);
    await symlink(live, join(store.name, 'current'));
  });

  test.each(addresses)('the local server responds to %s with %i and %s', async (address, status, target) => {
    const response = await fetch(site.origin + address, { redirect: 'manual' });
    const { headers } = response;
    expect([response.status, headers.get('location') ?? (await response.text())]).toEqual([status, target]);
    const expected = status === 308 ? headersFor('page') : headersFor(kindOf(target));
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
    if (status !== 308) expect(headers.get('content-type')).toBe(contentTypeOf(target));
  });

  test.each(addresses)('the dev server takes %s from a store with %i and %s', async (address, status, target) => {
    const response = await storeUpstream(store).request(`${address}?from=mail`);
    const found = response.headers.get('location')?.replace('?from=mail', '') ?? (await response.text());
    expect([response.status, found]).toEqual([status, target]);
    if (status !== 308) expect(response.headers.get('content-type')).toBe(contentTypeOf(target));
  });
});

const deepPreview = '/_preview/c0ffee0002/a/b/c/d/e';
const sent = addresses.flatMap(([address, status, file]) =>
  status === 200 && kindOf(file) !== 'report' ? [[address, file] as const] : [],
);

test.each([...sent, [deepPreview, `${preview}/a/b/c/d/e.html`]] as const)(
  'the headers file gives %s the headers of %s',
  (address, file) => {
    const expected: Readonly<Record<string, string>> = kindHeaders[kindOf(file)];
    for (const name of ['Access-Control-Allow-Origin', 'Cache-Control', 'X-Robots-Tag']) {
      expect([...valuesFor(address, name)]).toEqual([expected[name]].filter(Boolean));
    }
    expect([...valuesFor(address, 'X-Frame-Options')]).toEqual(['DENY']);
  },
);

test.each([...files])('an object of a bucket is cached like %s', (file) => {
  const { CacheControl, ContentType } = objectHeaders(file);
  expect(CacheControl).toBe(kindHeaders[kindOf(file)]['Cache-Control']);
  expect(ContentType).toBe(contentTypeOf(file.replace(/\.br$/, '')));
});

test('an object of a bucket that is compressed names its encoding', () => {
  expect(objectHeaders(`${release}/remoteEntry.js.br`)).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    ContentEncoding: 'br',
  });
});

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('a host that joins the values for a report makes no-store of them', () => {
  expect([...valuesFor('/_report/failure.txt', 'Cache-Control')]).toEqual(['no-cache, no-store', 'no-cache']);
});

/** The headers of a host that joins the values of overlapping rules. */
function valuesFor(address: string, header: string): ReadonlySet<string> {
  const matches = (rule: string) => new RegExp(`^${rule.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(address);
  const rules = headersFile({ security: securityHeaders, files: ['journals/author/find-a-journal.html'] })
    .split(/\n(?=\/)/)
    .filter((rule) => matches(rule.split('\n')[0] ?? ''));
  return new Set(
    rules.flatMap((rule) =>
      [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].flatMap(([, name, value = '']) => (name === header ? value : [])),
    ),
  );
}
