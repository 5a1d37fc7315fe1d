import { cp, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { momentsOf } from './killable.ts';
import { killOnce } from './killOnce.ts';
import { type Ground, prepareGround, type Scenario } from './scenarios.ts';
import { randomFrom, shuffledForever } from './shuffled.ts';

export interface KillsOptions {
  readonly kills: number;
  /** One kill in so many is of a deploy, which takes longest and has most kinds of moments. */
  readonly deployEvery: number;
  /** Chooses the moments; the same number chooses the same. */
  readonly seed: number;
}

export interface KillsResult {
  /** How often a command died at each kind of moment. */
  readonly moments: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Kills real commands, each beside a rival, at moments spread evenly over all kinds of moments. */
export async function kills({ kills: count, deployEvery, seed }: KillsOptions): Promise<KillsResult> {
  const ground = await prepareGround();
  const moments: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const next = await openPlan(ground, deployEvery, randomFrom(seed));
    for (let killed = 0; killed < count; ) {
      const { scenario, at } = next(killed);
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

/** Goes through all kinds of moments in an order of chance, again and again, and takes any moment of each. */
async function openPlan(ground: Ground, deployEvery: number, random: () => number) {
  const deploys = shuffledForever(await kindsOf(ground, ground.deploy), random);
  const changes = shuffledForever(
    (await Promise.all(ground.changes.map((one) => kindsOf(ground, one)))).flat(),
    random,
  );
  return (turn: number): Moment => {
    const kind = turn % deployEvery === 0 ? deploys() : changes();
    return shuffledForever(kind, random)();
  };
}

/** The moments of a command, those of one kind together. */
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
