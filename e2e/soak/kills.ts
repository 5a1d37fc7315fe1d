import { cp, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { momentsOf } from './killable.ts';
import { killOnce } from './killOnce.ts';
import { type Ground, prepareGround, type Scenario } from './scenarios.ts';
import { randomFrom, shuffledForever } from './shuffled.ts';

export interface KillsOptions {
  readonly kills: number;
  /** Every n-th kill is of a deploy, which takes longest and has the most kinds of moments. */
  readonly deployEvery: number;
  /** The seed of the random choice of moments. */
  readonly seed: number;
}

export interface KillsResult {
  /** How often a command died at each kind of moment. */
  readonly moments: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Kills real commands while a rival runs, at moments spread evenly over all kinds. */
export async function kills({ kills: count, deployEvery, seed }: KillsOptions): Promise<KillsResult> {
  const ground = await prepareGround();
  const moments: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const next = await openPlan(ground, deployEvery, randomFrom(seed));
    for (let killed = 0; killed < count; ) {
      const { scenario, at } = await next(killed);
      const death = await killOnce(ground, { scenario, at, isVerifiedFirst: killed % 3 === 0 });
      const name = `site ${scenario.victim[0]}, ${death.moment ?? 'not killed'}`;
      faults.push(...death.faults.map((fault) => `${name}: ${fault}`));
      if (death.moment) killed++;
      moments[name] = (moments[name] ?? 0) + 1;
    }
  } finally {
    await ground.checkout.remove();
    await rm(dirname(ground.store), { recursive: true });
  }
  return { moments, faults };
}

interface Moment {
  readonly scenario: Scenario;
  readonly at: number;
}

/** Iterates over all kinds of moments in random order, again and again, and takes a random moment of each. */
async function openPlan(ground: Ground, deployEvery: number, random: () => number) {
  const deploys = shuffledForever(await kindsOf(ground, ground.deploy), random);
  let changes: (() => readonly Moment[]) | undefined;
  return async (turn: number): Promise<Moment> => {
    if (turn % deployEvery === 0) return shuffledForever(deploys(), random)();
    changes ??= shuffledForever(
      (await Promise.all((await ground.prepareChanges()).map((one) => kindsOf(ground, one)))).flat(),
      random,
    );
    return shuffledForever(changes(), random)();
  };
}

/** The moments of a command, grouped by kind. */
async function kindsOf(
  { store: ground, checkout }: Ground,
  scenario: Scenario,
): Promise<readonly (readonly Moment[])[]> {
  const store = `${ground}-${scenario.victim[0]}`;
  await cp(ground, store, { recursive: true, verbatimSymlinks: true });
  const names = await momentsOf({ store, folder: checkout.folder }, scenario.victim);
  await rm(store, { recursive: true });
  const moments = names.map((name, at) => ({ name, scenario, at }));
  return [...new Set(names)].map((kind) => moments.filter(({ name }) => name === kind));
}
