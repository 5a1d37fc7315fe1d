import { cp, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnProgress } from '../messages/Reporter.ts';
import { objectKey } from '../release/objects.ts';
import { openS3Store } from '../store/openS3Store.ts';
import { logKey, type Store } from '../store/Store.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHistory } from './log/history.ts';
import { isShown } from './log/projected.ts';
import { appendToLog, readHead } from './log.ts';
import { finishProjection, projectHead } from './projectHead.ts';
import { promote } from './promote.ts';
import { readLive } from './readLive.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

// The first use of the S3 client takes seconds on a busy machine.
jest.setTimeout(60_000);

/** A store, and what its visitors get at `/one`. */
interface Place {
  readonly store: Store;
  readonly visit: () => Promise<string>;
  /** Resolves to a function that restores what the store holds now. */
  readonly save: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

const copying = { recursive: true, verbatimSymlinks: true };

async function openFolder(): Promise<Place> {
  const store = await ScratchStore.create();
  return {
    store,
    visit: async () => await readFile(join(store.name, 'current/one.html'), 'utf8'),
    save: async () => {
      const saved = `${store.name}-saved`;
      await cp(store.name, saved, copying);
      return async () => {
        await rm(store.name, { recursive: true });
        await cp(saved, store.name, copying);
      };
    },
    close: async () => {
      await store.destroy();
      await rm(`${store.name}-saved`, { recursive: true, force: true });
    },
  };
}

const pageKey = '/bucket/site/one';

async function openBucket(): Promise<Place & { readonly server: TinyS3 }> {
  const server = await startTinyS3();
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  process.env['AWS_ENDPOINT_URL_S3'] = server.endpoint;
  return {
    server,
    store: openS3Store('s3://bucket'),
    visit: async () => String(server.objects.get(pageKey)?.bytes),
    save: async () => {
      const saved = [...server.objects];
      return async () => {
        server.objects.clear();
        for (const [key, object] of saved) server.objects.set(key, object);
      };
    },
    close: () => server.stop(),
  };
}

const promoteSite = (store: Store, text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
const rollBackTo = (store: Store, to: number, acceptLoss = false) =>
  rollBack({ store, app: undefined, to, why: undefined, acceptLoss });

/** As after a restore of `live` from a copy of that time. */
const restoreLog = (store: Store, serials: readonly number[]) => store.remove(serials.map(logKey));

const isNightly = Boolean(process.env['NIGHTLY']);
const places = [
  { name: 'a folder', open: openFolder },
  { name: 'a bucket', open: openBucket },
];

// By day `storeContract.ts` watches a bucket whose log has lost entries.
describe.each(isNightly ? places : places.slice(0, 1))('in $name', ({ open }) => {
  let store: Store;
  let visit: Place['visit'];
  let restore: () => Promise<void>;
  let close: Place['close'];
  beforeAll(async () => {
    const place = await open();
    ({ store, visit, close } = place);
    for (const text of ['First', 'Second', 'Third']) await promoteSite(store, text);
    restore = await place.save();
  });
  afterEach(() => restore());
  afterAll(() => close());

  test.each([
    [[2, 3], /^the log of \S+ ends at number 1, but visitors have got number 3: restore "live" from a newer copy, or /],
    [[1, 2, 3], /^the log of \S+ ends at number 0, but visitors have got number 3: restore "live" from a newer copy$/],
  ])('no command succeeds on a log that has lost the numbers %s', async (lost, message) => {
    const news = await publish(store, 'news', articlesBuild("''"), []);
    await restoreLog(store, lost);
    for (const command of [
      () => promote({ store, kind: 'promote', why: 'test' }, [news]),
      () => rollBackTo(store, 1),
      () => sweepAll(store),
      () => projectHead(store),
      () => readHistory(store),
    ])
      await expect(command()).rejects.toThrow(message);
    expect(await visit()).toContain('Third');
  });

  test('a rollback that accepts the loss goes on above every public number, and visitors see it', async () => {
    await restoreLog(store, [2, 3]);
    const { entry } = await rollBackTo(store, 1, true);
    expect(entry.serial).toBe(4);
    expect(await visit()).toContain('First');
    await promoteSite(store, 'Fourth');
    expect(await visit()).toContain('Fourth');
  });

  test('a rollback that accepts a loss adds nothing else to a log without one', async () => {
    expect((await rollBackTo(store, 1, true)).entry).toMatchObject({ serial: 4, kind: 'rollback' });
  });

  test('another entry under a number that visitors have got is refused', async () => {
    await restoreLog(store, [3]);
    const head = await readHead(store);
    if (!head) throw new Error('the log is empty');
    const { composition, content, versions } = head;
    await appendToLog(store, head, { composition, content, versions, kind: 'rollback', why: 'other' });
    await expect(projectHead(store)).rejects.toThrow(/^the log of \S+ has another number 3 than visitors have got: /);
    expect((await rollBackTo(store, 3, true)).entry.serial).toBe(4);
    expect(await visit()).toContain('Second');
  });
});

test('a page that a killed promotion has not copied is copied by the next command, and an older one is removed', async () => {
  const { store, server, visit, close } = await openBucket();
  await promoteSite(store, 'First');
  const older = server.objects.get(pageKey);
  const { entry } = await promoteSite(store, 'Second');
  if (older) server.objects.set(pageKey, older);
  expect(await isShown(store, entry)).toBe(false);
  expect(await finishProjection(store)).toBeUndefined();
  expect(await visit()).toContain('Second');
  expect(await isShown(store, entry)).toBe(true);

  if (older) server.objects.set('/bucket/site/retired', older);
  expect(await isShown(store, entry)).toBe(false);
  expect(await finishProjection(store)).toBeUndefined();
  expect(server.objects.has('/bucket/site/retired')).toBe(false);
  await close();
});

test('a rollback on a bucket says how many pages it has copied', async () => {
  const { store, visit, close } = await openBucket();
  for (const text of ['First', 'Second']) await promoteSite(store, text);
  const progress: Parameters<OnProgress>[] = [];
  const onProgress: OnProgress = (...words) => void progress.push(words);
  await rollBack({ store, app: undefined, to: undefined, why: undefined, onProgress });
  const files = Object.keys((await readLive(store)).composition.pages);
  expect(progress).toEqual(files.map((_, index) => [index + 1, files.length, 'files uploaded']));
  expect(await visit()).toContain('First');
  await close();
});

test('a bucket stores each page in one form', async () => {
  const { store, close } = await openBucket();
  const { pages } = (await promoteSite(store, 'First').then(() => readLive(store))).composition;
  const keys = Object.values(pages).map((page) => objectKey(page, '.br'));
  const held = await store.list('objects/');
  await close();
  expect(held.filter((key) => keys.includes(key))).toEqual([]);
});

test.each(isNightly ? [false, true] : [true])(
  'verify reports changed and foreign public pages and keeps them (--repair: %s)',
  async (repairs) => {
    const { store, server, visit, close } = await openBucket();
    await promoteSite(store, 'First');
    const page = await visit();
    const held = server.objects.get(pageKey);
    const changed = { ...held, etag: held?.etag ?? '', headers: held?.headers ?? {}, bytes: Buffer.from('changed') };
    server.objects.set(pageKey, changed).set('/bucket/site/foreign', { ...changed, headers: {} });
    const { repaired, problems } = await verify(store, repairs);
    expect(repaired).toEqual([]);
    expect(problems).toEqual(
      ['site/one', 'site/foreign'].map((key) => expect.stringContaining(`visitors get ${key}, `)),
    );
    expect(await visit()).toBe('changed');
    for (const key of [pageKey, '/bucket/site/foreign']) server.objects.delete(key);
    expect((await verify(store, true)).problems).toEqual([]);
    expect([await visit(), server.objects.has('/bucket/site/foreign')]).toEqual([page, false]);
    await close();
  },
);

test('a promotion that was killed before it changed the link is finished by the next command', async () => {
  const { store, visit, close } = await openFolder();
  await promoteSite(store, 'First');
  const link = join(store.name, 'current');
  const older = await readlink(link);
  const { entry } = await promoteSite(store, 'Second');
  await rm(link);
  await symlink(older, link);
  expect(await isShown(store, entry)).toBe(false);
  expect(await finishProjection(store)).toBeUndefined();
  expect(await visit()).toContain('Second');
  await close();
});
