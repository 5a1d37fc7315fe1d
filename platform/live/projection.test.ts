import type { OnProgress } from '../messages/Reporter.ts';
import { objectKey } from '../release/objects.ts';
import { openS3Store } from '../store/openS3Store.ts';
import type { Store } from '../store/Store.ts';
import { startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { finishProjection, isShown } from './projectHead.ts';
import { readLive } from './readLive.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

// The first use of the S3 client takes seconds on a busy machine.
jest.setTimeout(60_000);

let server: TinyS3;
let store: Store;
beforeEach(async () => {
  server = await startTinyS3();
  store = openS3Store('s3://bucket');
});
afterEach(() => server.stop());

const pageKey = '/bucket/site/one';
const page = () => String(server.objects.get(pageKey)?.bytes);
const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);

test('a page that a killed promotion has not copied is copied by the next command, and an older one is removed', async () => {
  await promoteSite('First');
  const older = server.objects.get(pageKey);
  const { entry } = await promoteSite('Second');
  if (older) server.objects.set(pageKey, older);
  expect(await isShown(store, entry)).toBe(false);
  expect(await finishProjection(store)).toBeUndefined();
  expect(page()).toContain('Second');
  expect(await isShown(store, entry)).toBe(true);

  if (older) server.objects.set('/bucket/site/retired', older);
  expect(await isShown(store, entry)).toBe(false);
  expect(await finishProjection(store)).toBeUndefined();
  expect(server.objects.has('/bucket/site/retired')).toBe(false);
});

test('a rollback on a bucket says how many pages it has copied', async () => {
  for (const text of ['First', 'Second']) await promoteSite(text);
  const progress: Parameters<OnProgress>[] = [];
  const onProgress: OnProgress = (...words) => void progress.push(words);
  await rollBack({ store, onProgress });
  const files = Object.keys((await readLive(store)).composition.pages);
  expect(progress).toEqual(files.map((_, index) => [index + 1, files.length, 'files uploaded']));
  expect(page()).toContain('First');
});

test('a bucket stores each page in one form', async () => {
  const { pages } = (await promoteSite('First').then(() => readLive(store))).composition;
  const keys = Object.values(pages).map((page) => objectKey(page, '.br'));
  const held = await store.list('objects/');
  expect(held.filter((key) => keys.includes(key))).toEqual([]);
});

test('a repair reports changed and foreign public pages, and keeps them', async () => {
  await promoteSite('First');
  const whole = page();
  const bytes = Buffer.from('changed');
  server.objects.set(pageKey, { etag: 'other', headers: {}, ...server.objects.get(pageKey), bytes });
  server.objects.set('/bucket/site/foreign', { bytes, etag: 'foreign', headers: {} });
  const { repaired, problems } = await verify(store, true);
  expect(repaired).toEqual([]);
  expect(problems).toEqual(['site/one', 'site/foreign'].map((key) => expect.stringContaining(`visitors get ${key}, `)));
  expect(page()).toBe('changed');
  for (const key of [pageKey, '/bucket/site/foreign']) server.objects.delete(key);
  expect((await verify(store, true)).problems).toEqual([]);
  expect([page(), server.objects.has('/bucket/site/foreign')]).toEqual([whole, false]);
});
