import { momentsOf } from './killable.ts';
import { killOnce, type Round } from './killOnce.ts';
import { type Ground, prepareGround, type Scenario } from './scenarios.ts';
import { randomFrom, shuffledForever } from './shuffled.ts';
import type { Stage } from './stages.ts';

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

/** Kills real commands while a rival runs, at moments spread evenly over all kinds; closes the stage. */
export async function kills(stage: Stage, options: KillsOptions): Promise<KillsResult> {
  const count = options.kills;
  const ground = await prepareGround();
  const { folder } = ground.checkout;
  const moments: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const next = await openPlan(stage, ground, options);
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
async function openPlan(stage: Stage, ground: Ground, { deployEvery, seed }: KillsOptions) {
  const random = randomFrom(seed);
  const kindsOf = (scenario: Scenario) => listKinds(stage, ground.checkout.folder, scenario);
  await stage.load(ground.store);
  const kindsOfDeploys = await kindsOf(ground.deploy);
  const deploys = shuffledForever(kindsOfDeploys, random);
  let changes: (() => readonly Moment[]) | undefined;
  return async (turn: number): Promise<Moment> => {
    if (turn % deployEvery === 0) return shuffledForever(deploys(), random)();
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
