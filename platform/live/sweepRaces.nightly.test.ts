import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { attempt } from '../messages/UserError.ts';
import { checkStored } from '../release/readStored.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { generated } from '../testing/generated.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { type Burst, type TakeTurn, TurnStore, Turns } from '../testing/Turns.ts';
import { articlesBuild, promoteTinySite, publish, writeBuild } from '../testing/tinySite.ts';
import { type LogEntry, readLog } from './log.ts';
import { findPreview, findPreviewFaults, type PreviewRecord, writePreviewOf } from './preview.ts';
import { projectHead } from './projectHead.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publishRelease.ts';
import { rollBack } from './rollBack.ts';
import { planSweep, sweep } from './sweep.ts';
import { verify } from './verify.ts';

// Time passes in the test alone, and pages need no rendering: so the order of calls is all that happens.
jest.mock('../store/pause.ts', () => ({
  pause: async () => {
    clock += 30;
  },
}));
jest.mock('../compose/pages/writePages.ts', () => ({
  ...jest.requireActual('../compose/pages/writePages.ts'),
  ...jest.requireActual('../testing/plainPages.ts'),
}));
jest.setTimeout(7_200_000);

const day = 86_400_000;
const atOnce: TakeTurn = (call) => call();
let clock = Date.now();
const place = scratchFolder(beforeAll, afterAll);
const template = join(place, 'template');
/** Two releases that a sweep has listed a day ago, with their builds. */
let listed: readonly [PinnedRelease, PinnedRelease];
const buildOf = ({ version }: PinnedRelease) => join(place, version);
const open = (folder: string, takeTurn = atOnce) => new TurnStore(folder, () => clock, takeTurn);

beforeAll(async () => {
  const store = open(template);
  for (const text of ['First', 'Second', 'Third']) await promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
  listed = [
    await publish(store, 'news', articlesBuild("'news'"), ['/ar/news']),
    await publish(store, 'articles', articlesBuild("'<h1>Fourth</h1>'"), ['/one']),
  ];
  for (const release of listed) await writeBuild(store, release, buildOf(release));
  clock += day;
  expect((await sweep(store, new Date(clock))).listed).not.toEqual([]);
  clock += day;
});

/** What a command has acknowledged. */
interface Outcome {
  readonly entry?: LogEntry;
  readonly published?: PinnedRelease;
  readonly preview?: string;
  readonly refusal?: string | undefined;
}
type Command = (store: TurnStore) => Promise<Outcome>;

const commandsWith = (which: 0 | 1): readonly Command[] => {
  const release = () => listed[which];
  return [
    async (store) => ({ entry: (await promote({ store, kind: 'promote', why: 'test' }, [release()])).entry }),
    async (store) => {
      await publishRelease(store, release(), buildOf(release()));
      return { published: release() };
    },
    async (store) => ({ preview: (await writePreviewOf(store, [release()])).composition.id }),
    async (store) => ({ entry: (await rollBack({ store, to: which + 1 })).entry }),
  ];
};
const commands = [...commandsWith(0), ...commandsWith(1)];

const oneIn = (count: number) => fc.nat(count - 1).map((number) => number === count - 1);
const bursts = fc.array(fc.record({ actor: fc.nat(3), steps: fc.oneof(fc.nat(3), fc.nat(60)), isKilled: oneIn(40) }), {
  maxLength: 40,
  size: 'max',
});
const others = fc.array(fc.constantFrom(...commands), { minLength: 1, maxLength: 3, size: 'max' });

test('commands beside a sweep, in any order of their calls, lose nothing that is needed', async () => {
  await fc.assert(
    fc.asyncProperty(others, bursts, async (chosen, bursts) => {
      const before = clock;
      const folder = await mkdtemp(join(place, 'store-'));
      try {
        await cp(template, folder, { recursive: true, verbatimSymlinks: true });
        await expectNothingLost(folder, chosen, bursts);
      } finally {
        clock = before;
        await rm(folder, { recursive: true });
      }
    }),
    generated(1000, 1000),
  );
});

async function expectNothingLost(folder: string, chosen: readonly Command[], bursts: readonly Burst[]) {
  const before = await readLog(open(folder));
  const turns = new Turns();
  const sweepNow: Command = async (store) => {
    await sweep(store, new Date(clock));
    return {};
  };
  const all = [sweepNow, ...chosen];
  const running = all.map((command) =>
    turns.start(async (takeTurn) => {
      const store = open(folder, (call) =>
        takeTurn(async () => {
          clock += 1;
          expectVisible(folder);
          return await call();
        }),
      );
      const { value, problem: refusal } = await attempt(() => command(store));
      return value ?? { refusal };
    }),
  );
  // A failure counts at the end; until then it must not end the test run.
  for (const command of running) command.catch(() => undefined);
  const dead = await turns.give(bursts);
  const outcomes = await Promise.all(running.filter((_, actor) => !dead.has(actor)));

  const store = open(folder);
  // As the next command does, also after a killed one; what a killed one has left behind, the same command ends, unless it
  // is refused by now. Then its preview is named until it is swept.
  await projectHead(store);
  for (const [actor, command] of all.entries()) if (dead.has(actor)) await attempt(() => command(store));
  await expectSound(store, dead.size > 0 ? /^previews\// : undefined);
  const log = await readLog(store);
  expect(log.slice(0, before.length)).toEqual(before);
  for (const { entry, published, preview, refusal = '' } of outcomes) {
    if (entry) expect(log[entry.serial - 1]).toEqual(entry);
    if (published) await checkStored(store, published);
    if (preview)
      expect(await findPreviewFaults(store, (await findPreview(store, preview)) as PreviewRecord)).toEqual([]);
    expect(refusal).toMatch(expected);
  }
  clock += day;
  await sweep(store, new Date(clock));
  clock += day;
  await sweep(store, new Date(clock));
  expect(await planSweep(store, new Date(clock))).toEqual([]);
  await expectSound(store);
}

/** Visitors get every page, at every moment. */
const expectVisible = (folder: string) => readFileSync(join(folder, 'current/404.html'));

async function expectSound(store: TurnStore, unfinished?: RegExp) {
  const { problems } = await verify(store, false);
  expect(problems.filter((problem) => !unfinished?.test(problem))).toEqual([]);
}

/** A command may be refused with these messages; none of them is about an object that a sweep has half removed. */
const expected =
  /^$|^\S+@\S+ is not in \S+: run "site publish|^\S+@\S+ is frozen since|^composition \w+ is damaged or lost in \S+: roll back/;
