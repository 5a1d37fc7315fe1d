import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnFreePort } from '../testing/freePort.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { storeContract } from '../testing/storeContract.ts';
import { type Mistake, startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import { openS3Store, parseAddress } from './openS3Store.ts';
import { probeStore, raceForKey } from './probeStore.ts';
import type { S3Store } from './S3Store.ts';

const folder = scratchFolder(beforeEach, afterEach);
let server: TinyS3;
let store: S3Store;
/** The servers of one test, which would keep Jest waiting after a failure. */
const opened: TinyS3[] = [];
const composition = 'b'.repeat(32);
const shownObject = `objects/${createHash('sha256').update(composition).digest('hex')}`;
/** The pages that the last clause of the contract has shown. */
const files = new Map(['index.html', `${composition}.html`].map((file) => [file, shownObject]));

beforeAll(async () => {
  ({ server, store } = await open());
  opened.pop();
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
});
afterAll(() => server.stop());

async function open(mistake?: Mistake) {
  const server = await startTinyS3(mistake);
  opened.push(server);
  return { server, store: openS3Store('s3://bucket/site-of/mirqam') };
}

// The server lists a hundred keys at a time, so this list has two pages.
test.each(storeContract(process.env['NIGHTLY'] ? 25 : 10, 150))(
  'a bucket $name',
  async ({ check }) => await check(store),
  60_000,
);

test('a bucket shows pages under their paths, and removes a page that the newer entry lacks', () => {
  const shown = [...server.objects.keys()].filter((key) => /\/site\/(?!apps\/)/.test(key));
  const pages = [composition, 'index.html'];
  expect(shown.sort()).toEqual(pages.map((page) => `/bucket/site-of/mirqam/site/${page}`));
});

test('the pages of a preview are stored under the paths of its links', async () => {
  const keys = ['index.html', 'index.html.br', 'journals/author/a.html'].map((file) => `previews/cccccccccc/${file}`);
  for (const key of keys) await store.put(key, Buffer.from(key));
  const shown = [...server.objects].filter(([key]) => key.includes('/site/_preview/'));
  expect(shown.map(([key, { headers }]) => [key, headers['content-type']])).toEqual([
    ['/bucket/site-of/mirqam/site/_preview/cccccccccc', 'text/html; charset=utf-8'],
    ['/bucket/site-of/mirqam/site/_preview/cccccccccc/journals/author/a', 'text/html; charset=utf-8'],
  ]);
  await store.remove(keys);
});

test('a page in a bucket has its content type and is revalidated', () => {
  expect(server.objects.get(`/bucket/site-of/mirqam/site/${composition}`)?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-amz-meta-serial': '7',
    'x-amz-meta-nonce': expect.any(String),
  });
});

test('a page that returns has another ETag', async () => {
  const etag = () => server.objects.get('/bucket/site-of/mirqam/site/index.html')?.etag;
  const before = etag();
  await store.project({ serial: 8, composition: 'bbbbbbbbbb', nonce: 'n' }, files, async () => false);
  expect(etag()).not.toBe(before);
});

test('a page that is missing in a bucket is detected and restored', async () => {
  const entry = { serial: 8, composition: 'bbbbbbbbbb', nonce: 'n' };
  const lost = '/bucket/site-of/mirqam/site/index.html';
  expect(await store.isProjected(entry, files)).toBe(true);
  server.objects.delete(lost);
  expect(await store.isProjected(entry, files)).toBe(false);
  await store.project(entry, files, async () => false);
  expect(server.objects.has(lost)).toBe(true);
});

/** Puts objects, and lists them as pages. */
async function putFiles(store: S3Store, names: readonly string[]) {
  for (const name of names) await store.put(`objects/${name}`, Buffer.from(name));
  return new Map(names.map((name) => [name, `objects/${name}`]));
}

test.each<[Mistake, string]>([
  ['ignores conditions', '[2-8] of 8 racing writers won'],
  ['races', '[2-8] of 8 racing writers won'],
  ['ignores If-Match', 'If-Match with an outdated ETag overwrote an object'],
])('a server that %s is refused by the probe with the reason', async (mistake, reason) => {
  const { store } = await open(mistake);
  await expect(probeStore(store)).rejects.toThrow(
    new RegExp(`cannot decide what is live \\(${reason}\\): choose a store that honours`),
  );
});

test.each<Mistake>(['fails after writing', 'fails at times'])(
  'a server that %s still has one winner',
  async (mistake) => {
    const { store } = await open(mistake);
    await probeStore(store);
    for (let round = 0; round < 5; round++) expect(await raceForKey(store, `probe/${round}`, 8)).toBeUndefined();
  },
  30_000,
);

test('a response that breaks off is requested again', async () => {
  const { store } = await open('breaks off at times');
  const body = Buffer.alloc(1000, 'a');
  await store.replace('pages/aaaaaaaaaa/about.html', body);
  for (let round = 0; round < 10; round++) expect(await store.get('pages/aaaaaaaaaa/about.html')).toEqual(body);
});

test.each([
  ['the first variable', 'eu-west-1', { AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-west-2' }],
  ['the second variable, with the first one empty', 'eu-west-2', { AWS_REGION: '', AWS_DEFAULT_REGION: 'eu-west-2' }],
  ['the configuration file, with empty variables', 'eu-central-1', { AWS_REGION: '', AWS_DEFAULT_REGION: '' }],
  ['the default, with nothing else', 'us-east-1', { AWS_CONFIG_FILE: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true' }],
])('every request is signed for the region of %s, which is looked up once', async (_, region, variables) => {
  const file = join(folder, 'config');
  await writeFile(file, '[default]\nregion = eu-central-1\n');
  const signatures: (string | undefined)[] = [];
  const signed = createServer(({ headers }, response) => {
    signatures.push(headers.authorization);
    response.writeHead(404).end();
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(signed)}`;
  const all = { AWS_CONFIG_FILE: file, AWS_ENDPOINT_URL_S3: '', AWS_ENDPOINT_URL: endpoint, ...variables };
  Object.assign(process.env, all);
  const opened = openS3Store('s3://bucket');
  await opened.get('live/00000001.json');
  process.env['AWS_REGION'] = 'eu-north-1';
  await opened.get('live/00000002.json');
  for (const name of ['AWS_REGION', ...Object.keys(all)]) delete process.env[name];
  signed.closeAllConnections();
  signed.close();
  const signature = expect.stringContaining(`/${region}/s3/`);
  expect(signatures).toEqual([signature, signature]);
});

test('the probe runs once for each server, also for one that a bucket was copied to', async () => {
  await probeStore(store);
  const claim = jest.spyOn(store, 'claim');
  await probeStore(store);
  expect(claim).not.toHaveBeenCalled();
  const copy = await open('ignores conditions');
  for (const [key, object] of server.objects) copy.server.objects.set(key, object);
  await expect(probeStore(copy.store)).rejects.toThrow('cannot decide what is live');
});

test('a bucket uses the clock of its server', async () => {
  server.clock.ahead = 86_400_000;
  await store.get('clock');
  expect(Math.abs(Number(await store.now()) - Date.now() - 86_400_000)).toBeLessThan(5000);
  server.clock.ahead = 0;
});

describe('files of others below site/', () => {
  const foreign = '/bucket/site-of/mirqam/site/old/report.pdf';
  const entry = { serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' };
  const putForeign = ({ objects }: TinyS3, key: string) =>
    objects.set(key, { bytes: Buffer.from('theirs'), etag: 'theirs', headers: {} });

  test('are refused at the first use', async () => {
    const { server, store } = await open();
    putForeign(server, foreign);
    await expect(probeStore(store)).rejects.toThrow(
      /^site\/old\/report\.pdf in \S+ was not written by this site: move it away, or choose another prefix with SITE_STORE$/,
    );
  });

  test('are neither removed nor overwritten later', async () => {
    const { server, store } = await open();
    await store.project(entry, await putFiles(store, ['aaaaaaaaaa.html']), async () => false);
    const files = await putFiles(store, ['bbbbbbbbbb.html', 'about.html']);
    putForeign(server, foreign);
    putForeign(server, '/bucket/site-of/mirqam/site/about');
    const next = { serial: 2, composition: 'bbbbbbbbbb', nonce: 'm' };
    await expect(store.project(next, files, async () => false)).rejects.toThrow(
      /^site\/about in \S+ was not written by this/,
    );
    server.objects.delete('/bucket/site-of/mirqam/site/about');
    await store.project(next, files, async () => false);
    expect(await store.isProjected(next, files)).toBe(true);
    const shown = [...server.objects.keys()].filter((key) => key.includes('/site/'));
    expect(shown.sort()).toEqual(
      ['about', 'bbbbbbbbbb', 'old/report.pdf'].map((key) => `/bucket/site-of/mirqam/site/${key}`),
    );
  });
});

test('an error names a server that does not respond, and what to check', async () => {
  const { server, store } = await open();
  await server.stop();
  await expect(store.get('live/00000001.json')).rejects.toThrow(/s3:\/\/bucket\/site-of\/mirqam\/ does not respond/);
});

test.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '' }],
  ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
  ['s3://my.bucket-1/a/b/', { bucket: 'my.bucket-1', prefix: 'a/b/' }],
])('%s names a bucket and a prefix', (address, place) => expect(parseAddress(address)).toEqual(place));

test.each(['s3://', 's3://B', 's3://bucket//a', 's3://bucket/../a', 's3://bucket/a b'])('%s is refused', (address) => {
  expect(() => parseAddress(address)).toThrow(/^SITE_STORE must be s3:/);
});

test('a server that accepts requests and never responds is named after a while', async () => {
  const silent = createServer(() => undefined);
  process.env['AWS_ENDPOINT_URL_S3'] = `http://localhost:${await listenOnFreePort(silent, 'localhost')}`;
  await expect(openS3Store('s3://bucket', 200).get('live/00000001.json')).rejects.toThrow(
    / does not respond as a store/,
  );
  silent.closeAllConnections();
  silent.close();
});

test('an endpoint that is not an address is named with what to check', async () => {
  process.env['AWS_ENDPOINT_URL_S3'] = 'http://';
  await expect(openS3Store('s3://bucket').address()).rejects.toThrow(
    /^s3:\S+ does not respond .*: check the bucket, AWS_END/,
  );
});
