import { releaseFolder } from '@mirqam/shared/contract/Release';
import fc from 'fast-check';
import { findComposition } from '../compose/compositions.ts';
import { generated } from '../testing/generated.ts';
import { Disk, MemoryStore } from '../testing/MemoryStore.ts';
import { day, type Outcome, ReleasePool, runOn, type StoreCommand, storeCommand } from '../testing/storeCommands.ts';
import { readLog } from './log.ts';
import { previewFolder, previewKey } from './preview.ts';
import { verify } from './verify.ts';

jest.mock('../compose/writePages.ts', () => jest.requireActual('../testing/plainPages.ts'));
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

/** Commands at the same time: the first of them prunes. Some are killed, one waits after some steps until all others end. */
const crowd = fc.record({
  commands: fc
    .array(storeCommand(noDays), { minLength: 1, maxLength: 3 })
    .map((others): readonly StoreCommand[] => [{ name: 'prune', days: 0 }, ...others]),
  deaths: fc.array(fc.option(fc.nat(100), { freq: 3, nil: Infinity }), { minLength: 4, maxLength: 4 }),
  slow: fc.record({ actor: fc.nat(3), step: fc.nat(100) }),
});

test('whatever runs beside a prune, in whatever order, nothing that anybody needs is lost', async () => {
  const before = fc.array(storeCommand(noDays), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(before, crowd, fc.scheduler(), async (commands, rivals, scheduler) => {
      const disk = new Disk(pool.folder);
      const store = new MemoryStore(disk);
      await pool.promoteFirst(store);
      for (const command of commands) await runOn(store, pool, command);
      jest.setSystemTime(Date.now() + day);
      const log = await readLog(store);
      await expectKept(store, log, await runTogether(disk, scheduler, rivals));
      // Later than any of the killed ones can still be at work.
      jest.setSystemTime(Date.now() + day);
      expect(await runOn(store, pool, { name: 'prune', days: 0 })).toHaveProperty('removal');
      await expectSound(store);
      await expectOnlyNeeded(store);
    }),
    { ...generated(200), endOnFailure: true },
  );
});

type Crowd = typeof crowd extends fc.Arbitrary<infer T> ? T : never;

async function runTogether(disk: Disk, scheduler: fc.Scheduler, { commands, deaths, slow }: Crowd) {
  let othersEnd = () => {};
  const end = new Promise<void>((resolve) => {
    othersEnd = resolve;
  });
  const running = commands.map(async (command, index) => {
    let step = 0;
    let die = (_: Outcome) => {};
    const death = new Promise<Outcome>((resolve) => {
      die = resolve;
    });
    const store = new MemoryStore(disk, async (name) => {
      const own = step++;
      if (own >= (deaths[index] ?? Infinity)) die({});
      if (own >= (deaths[index] ?? Infinity)) await new Promise(() => {});
      if (slow.actor === index && own >= slow.step) await end;
      await scheduler.schedule(Promise.resolve(), `${command.name}: ${name}`);
      jest.setSystemTime(Date.now() + 1);
      expectVisible(disk);
    });
    return await Promise.race([runOn(store, pool, command), death]);
  });
  const others = Promise.all(running.filter((_, index) => index !== slow.actor));
  void others.then(othersEnd, othersEnd);
  return await scheduler.waitFor(Promise.all(running));
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

/** What a command may be refused for; never for half of what a prune has left. */
const expected =
  /^$|is being removed from memory|is not in memory: run "site publish|was removed by the prune|is a prune and made|is not live|has no earlier state|has no number/;

const keysOf = ({ app, version, files, serverFiles }: (typeof pool.releases)[number]) =>
  ['release.json', ...Object.keys(files), ...Object.keys(serverFiles)].map(
    (file) => `${releaseFolder(app, version)}/${file}`,
  );

async function expectSound(store: MemoryStore) {
  expect((await verify(new MemoryStore(store.disk))).problems).toEqual([]);
}

/** Of compositions only the live one is left, and every release is whole. */
async function expectOnlyNeeded(store: MemoryStore) {
  const live = (await readLog(store)).at(-1)?.composition ?? '';
  const apps = (await findComposition(store, live))?.apps ?? {};
  expect(await store.list('compositions/')).toEqual([`compositions/${live}.json`]);
  expect((await store.list('pages/')).filter((key) => !key.startsWith(`pages/${live}/`))).toEqual([]);
  expect(await store.list('previews/')).toEqual([]);
  const folders = new Set((await store.list('apps/')).map((key) => key.split('/').slice(0, 3).join('/')));
  expect([...folders].sort()).toEqual(
    Object.entries(apps)
      .map(([app, { version }]) => releaseFolder(app, version))
      .sort(),
  );
}
