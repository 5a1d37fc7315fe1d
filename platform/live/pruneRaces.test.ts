import { releaseFolder } from '@mirqam/shared/contract/Release';
import fc from 'fast-check';
import { findComposition } from '../compose/compositions.ts';
import { generated } from '../testing/generated.ts';
import { Disk, MemoryStore } from '../testing/MemoryStore.ts';
import { day, type Outcome, ReleasePool, runOn, type StoreCommand, storeCommand } from '../testing/storeCommands.ts';
import { type Burst, Turns } from '../testing/Turns.ts';
import { earlierVersions } from './earlierReleases.ts';
import { finishProjection } from './finishProjection.ts';
import { readLog } from './log.ts';
import { previewFolder, previewKey } from './preview.ts';
import { verify } from './verify.ts';

jest.mock('./keptCompositions.ts', () => ({ keptCompositions: () => 1 }));
jest.mock('../compose/writePages.ts', () => jest.requireActual('../testing/plainPages.ts'));
jest.mock('../compose/repairPages.ts', () => jest.requireActual('../testing/plainPages.ts'));
// Files that are read at once leave the order of all steps to the test.
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual('node:fs/promises'),
  readFile: async (...words: Parameters<typeof import('node:fs').readFileSync>) =>
    jest.requireActual<typeof import('node:fs')>('node:fs').readFileSync(...words),
}));
jest.setTimeout(7_200_000);

let pool: ReleasePool;
beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-01'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  pool = await ReleasePool.create();
});
afterAll(async () => {
  jest.useRealTimers();
  await pool.destroy();
});

const noDays = fc.constant(0);
const oneIn = (count: number) => fc.nat(count - 1).map((number) => number === count - 1);

/** Commands at the same time, and the order of their steps. The first of them prunes. */
const crowd = fc.record({
  others: fc.array(storeCommand(noDays), { minLength: 1, maxLength: 3, size: 'max' }),
  bursts: fc.array(fc.record({ actor: fc.nat(3), steps: fc.oneof(fc.nat(3), fc.nat(60)), isKilled: oneIn(40) }), {
    maxLength: 40,
    size: 'max',
  }),
});

test('commands that run beside a prune, in any order, lose nothing that is needed', async () => {
  const before = fc.array(storeCommand(noDays), { maxLength: 6, size: 'max' });
  await fc.assert(
    fc.asyncProperty(before, crowd, async (commands, { others, bursts }) => {
      const disk = new Disk();
      const store = new MemoryStore(disk);
      await pool.promoteFirst(store);
      for (const command of commands) await runOn(store, pool, command);
      jest.setSystemTime(Date.now() + day);
      const log = await readLog(store);
      await expectKept(store, log, await runTogether(disk, [{ name: 'prune', days: 0 }, ...others], bursts));
      // Later than any of the killed ones can still be at work.
      jest.setSystemTime(Date.now() + day);
      expect(await runOn(store, pool, { name: 'prune', days: 0 })).toHaveProperty('removal');
      await expectSound(store);
      await expectOnlyNeeded(store);
    }),
    generated(50, 1000),
  );
});

/** Resolves to what those that were not killed have acknowledged. */
async function runTogether(disk: Disk, commands: readonly StoreCommand[], bursts: readonly Burst[]) {
  const turns = new Turns(commands.length);
  const running = commands.map((command, actor) => {
    const step = async () => {
      await turns.take(actor);
      jest.setSystemTime(Date.now() + 1);
      expectVisible(disk);
    };
    return runOn(new MemoryStore(disk, step), pool, command);
  });
  // A failure counts at the end; until then it must not end the test run.
  for (const command of running) command.catch(() => undefined);
  const dead = await turns.give(bursts);
  return await Promise.all(running.filter((_, actor) => !dead.has(actor)));
}

/** Visitors get every page, at every moment. */
function expectVisible({ files, shown }: Disk) {
  const page = `pages/${shown?.composition}/404.html`;
  if (!files.has(page)) throw new Error(`${page} is missing while visitors get it`);
}

async function expectKept(
  store: MemoryStore,
  before: Awaited<ReturnType<typeof readLog>>,
  outcomes: readonly Outcome[],
) {
  // As the next command does, also after a killed one.
  expect(await finishProjection(new MemoryStore(store.disk))).toBeUndefined();
  await expectSound(store);
  const log = await readLog(store);
  expect(log.slice(0, before.length)).toEqual(before);
  const { files } = store.disk;
  for (const { live, published, preview, refusal = '' } of outcomes) {
    if (live) expect(log[live.entry.serial - 1]).toEqual(live.entry);
    if (published) expect([...files.keys()]).toEqual(expect.arrayContaining(keysOf(published)));
    if (preview) {
      expect(files.has(previewKey(preview.composition.id))).toBe(true);
      expect(files.has(`${previewFolder(preview.composition.id)}/404.html`)).toBe(true);
      for (const [app, { version }] of Object.entries(preview.composition.apps))
        expect(files.has(`${releaseFolder(app, version)}/release.json`)).toBe(true);
    }
    expect(refusal).toMatch(expected);
  }
}

/** A command may be refused with these messages; none of them is about files that a prune has half removed. */
const expected =
  /^$|is being removed from memory|is not in memory: (?:run "site publish|roll back to another)|was removed by the prune|is a prune and made|is not live|has no earlier state|has no number/;

const keysOf = ({ app, version, files, serverFiles }: (typeof pool.releases)[number]) =>
  ['release.json', ...Object.keys(files), ...Object.keys(serverFiles)].map(
    (file) => `${releaseFolder(app, version)}/${file}`,
  );

async function expectSound(store: MemoryStore) {
  expect((await verify(new MemoryStore(store.disk), false)).problems).toEqual([]);
}

/** Of compositions only the live one is left, and every release is whole. */
async function expectOnlyNeeded(store: MemoryStore) {
  const live = (await readLog(store)).at(-1)?.composition ?? '';
  const apps = (await findComposition(store, live))?.apps ?? {};
  expect(await store.list('compositions/')).toEqual([`compositions/${live}.json`]);
  expect((await store.list('pages/')).filter((key) => !key.startsWith(`pages/${live}/`))).toEqual([]);
  expect(await store.list('previews/')).toEqual([]);
  const named = Object.entries(apps).map(([app, { version }]) => ({ app, version }));
  const earlier = earlierVersions({ apps }).map((version) => ({ app: 'shell', version }));
  const releases = [...named, ...earlier];
  const versions = releases.map(({ app, version }) => `published/${app}/${version}.json`);
  expect(versions).toEqual(expect.arrayContaining([...(await store.list('published/'))]));
  const folders = new Set((await store.list('apps/')).map((key) => key.split('/').slice(0, 3).join('/')));
  expect([...folders].sort()).toEqual(releases.map(({ app, version }) => releaseFolder(app, version)).sort());
}
