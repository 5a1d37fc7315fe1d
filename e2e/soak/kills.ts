import { readLog } from '@mirqam/platform/live/log';
import { type Outcome, type Place, runSite } from '../support/delivery/runSite.ts';
import { momentsOf, runVictim } from './killable.ts';
import { type Ground, prepareGround, type Scenario } from './scenarios.ts';
import type { Stage } from './stages.ts';

interface Round {
  readonly scenario: Scenario;
  /** The number or the name of the moment at which the victim dies. */
  readonly at: number | string;
  /** Whether `site verify --repair` runs next, before the same command again. */
  readonly isVerifiedFirst: boolean;
}

interface Death {
  /** Undefined if the victim finished first. */
  readonly moment: string | undefined;
  /** The broken promises. */
  readonly faults: readonly string[];
}

/** Kills a command in a checkout while a rival runs on the same store, and checks the store before and after the next command. */
async function killOnce(stage: Stage, folder: string, round: Round): Promise<Death> {
  const { victim, rival } = round.scenario;
  const place = { ...stage.place, folder };
  await stage.reset();
  const [killed, other] = await Promise.all([runVictim(place, victim, round.at), runSite(place, ...rival, '--json')]);
  const faults = [...failures([killed, other]), ...(await lookAtLive(stage, [killed, other]))];
  if (round.isVerifiedFirst) faults.push(...(await verify(place, unfinished)));
  faults.push(...(await again(stage, place, round.scenario, other)));
  if (!round.isVerifiedFirst) faults.push(...(await verify(place, /^$/)));
  return { moment: killed.moment, faults };
}

/** What a killed command may leave unfinished: what visitors get of the log, and of a release that it was publishing. */
const unfinished = /^visitors get number \d+ of the log$|^apps\/legal\/\S+ was written again$/;

const failures = (commands: readonly Outcome[]) =>
  commands.flatMap(({ code, errors }) => (code ? [`a command ended with ${code}: ${errors.join(' ')}`] : []));

/** Checks that the log has no gap and every acknowledged entry, and that visitors get the last of these or newer ones. */
async function lookAtLive(stage: Stage, commands: readonly Outcome[]): Promise<readonly string[]> {
  const log = await readLog(stage.store);
  const shown = await stage.shown(log);
  const faults = log.flatMap(({ serial }, index) =>
    serial === index + 1 ? [] : [`the log lacks number ${index + 1}`],
  );
  if (shown.includes(0)) faults.push('visitors get a page that was never live');
  for (const { serial, composition } of commands.flatMap(acknowledged)) {
    if (log[serial - 1]?.composition !== composition) faults.push(`number ${serial} was acknowledged and is lost`);
    const older = shown.filter((number) => number < serial);
    if (older.length > 0) faults.push(`number ${serial} was acknowledged, visitors get pages of number ${older}`);
  }
  return faults;
}

/** The entry that a successful command has reported as live. */
function acknowledged({ code, output }: Outcome): readonly { readonly serial: number; readonly composition: string }[] {
  return code === 0 ? [JSON.parse(output)] : [];
}

/** Runs the same command again, and checks that it does its work and keeps the rival's. */
async function again(stage: Stage, place: Place, { victim, keepsRival }: Scenario, rival: Outcome) {
  const outcome = await runThawing(place, victim);
  if (outcome.code !== 0) return failures([outcome]);
  const { composition, apps } = JSON.parse(outcome.output);
  const theirs = JSON.parse(rival.output).apps.journals;
  const log = await readLog(stage.store);
  const isShown = (await stage.shown(log)).every((serial) => log[serial - 1]?.composition === composition);
  return [
    ...(isShown ? [] : [`visitors do not get ${composition}`]),
    ...(apps.journals === theirs || !keepsRival ? [] : [`journals@${theirs} is lost`]),
  ];
}

/** Runs a command; first thaws a release that the rival's rollback has taken back from visitors, and so frozen. */
async function runThawing(place: Place, command: readonly string[]): Promise<Outcome> {
  const outcome = await runSite(place, ...command, '--json');
  const frozen = /(\S+@\S+) is frozen since number \d+ \(back to number/.exec(outcome.errors.join('\n'));
  if (!frozen) return outcome;
  await runSite(place, 'thaw', frozen[1] ?? '');
  return await runSite(place, ...command, '--json');
}

/** Checks that `site verify --repair` finds no problem and repairs nothing but the expected. */
async function verify(place: Place, repairs: RegExp): Promise<readonly string[]> {
  const { output } = await runSite(place, 'verify', '--repair', '--json');
  const { repaired, problems }: { repaired: string[]; problems: string[] } = JSON.parse(output);
  return [
    ...problems.map((problem) => `site verify finds: ${problem}`),
    ...repaired.filter((repair) => !repairs.test(repair)).map((repair) => `site verify had to repair: ${repair}`),
  ];
}

/** Returns all items in random order, then all of them in another, and so on. */
function shuffledForever<T>(items: readonly T[], random: () => number): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = [...items];
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item === undefined) throw new Error('there are no items to choose from');
    return item;
  };
}

/** Park and Miller's random number generator, from 0 to 1: https://doi.org/10.1145/63039.63042 */
function randomFrom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export interface KillsOptions {
  readonly kills: number;
  /** The seed of the random choice of moments. */
  readonly seed: number;
}

export interface KillsResult {
  /** How often a command died at each kind of moment. */
  readonly moments: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Kills real commands while a rival runs, at moments spread evenly over all kinds; closes the stage. */
export async function kills(stage: Stage, { kills: count, seed }: KillsOptions): Promise<KillsResult> {
  const ground = await prepareGround();
  const { folder } = ground.checkout;
  const moments: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const next = await openPlan(stage, ground, seed);
    for (let killed = 0, finished = 0; killed < count; ) {
      const { scenario, at } = await next(killed);
      const death = await killOnce(stage, folder, { scenario, at, isVerifiedFirst: killed % 3 === 0 });
      const name = `site ${scenario.victim[0]}, ${death.moment ?? 'not killed'}`;
      faults.push(...death.faults.map((fault) => `${name}: ${fault}`));
      if (death.moment) killed++;
      else if (++finished > count + 10)
        throw new Error(`commands finish instead of being killed: ${JSON.stringify(moments)}`);
      moments[name] = (moments[name] ?? 0) + 1;
    }
  } finally {
    await ground.remove();
    await stage.close();
  }
  return { moments, faults };
}

type Moment = Pick<Round, 'scenario' | 'at'>;

/** Iterates over all kinds of moments in random order, again and again, and takes a random moment of each. */
async function openPlan(stage: Stage, ground: Ground, seed: number) {
  const random = randomFrom(seed);
  const kindsOf = (scenario: Scenario) => listKinds(stage, ground.checkout.folder, scenario);
  await stage.load(ground.store);
  const kindsOfDeploys = await kindsOf(ground.deploy);
  const deploys = shuffledForever(kindsOfDeploys, random);
  let changes: (() => readonly Moment[]) | undefined;
  return async (turn: number): Promise<Moment> => {
    // A deploy takes longest and has the most kinds of moments.
    if (turn % 2 === 0) return shuffledForever(deploys(), random)();
    changes ??= shuffledForever(await kindsOfChanges(), random);
    return shuffledForever(changes(), random)();
  };

  async function kindsOfChanges() {
    const scenarios = await ground.prepareChanges();
    await stage.load(ground.store);
    const kinds: (readonly Moment[])[] = [];
    for (const scenario of scenarios) kinds.push(...(await kindsOf(scenario)));
    return kinds;
  }
}

/** The moments of a command, grouped by kind. */
async function listKinds(stage: Stage, folder: string, scenario: Scenario): Promise<readonly (readonly Moment[])[]> {
  await stage.reset();
  const names = await momentsOf({ ...stage.place, folder }, scenario.victim);
  const moments = names.map((name, at) => ({ name, scenario, at }));
  return [...new Set(names)].map((kind) => moments.filter(({ name }) => name === kind));
}
