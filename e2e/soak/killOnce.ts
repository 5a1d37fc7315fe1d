import { readLog } from '@mirqam/platform/live/log';
import { type Outcome, type Place, runSite } from '../support/delivery/runSite.ts';
import { runVictim } from './killable.ts';
import type { Scenario } from './scenarios.ts';
import type { Stage } from './stages.ts';

export interface Round {
  readonly scenario: Scenario;
  /** The number or the name of the moment at which the victim dies. */
  readonly at: number | string;
  /** Whether `site verify --repair` runs next, before the same command again. */
  readonly isVerifiedFirst: boolean;
}

export interface Death {
  /** Undefined if the victim finished first. */
  readonly moment: string | undefined;
  /** The broken promises. */
  readonly faults: readonly string[];
}

/** Kills a command in a checkout while a rival runs on the same store, and checks the store before and after the next command. */
export async function killOnce(stage: Stage, folder: string, round: Round): Promise<Death> {
  const { victim, rival } = round.scenario;
  const place = { ...stage.place, folder };
  await stage.reset();
  const [killed, other] = await Promise.all([runVictim(place, victim, round.at), runSite(place, ...rival, '--json')]);
  const faults = [...failures([killed, other]), ...(await lookAtLive(stage, [killed, other]))];
  if (round.isVerifiedFirst) faults.push(...(await verify(place, /^visitors get number \d+ of the log$/)));
  faults.push(...(await again(stage, place, round.scenario, other)));
  if (!round.isVerifiedFirst) faults.push(...(await verify(place, /^$/)));
  return { moment: killed.moment, faults };
}

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
  const outcome = await runSite(place, ...victim, '--json');
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

/** Checks that `site verify --repair` finds no problem and repairs nothing but the expected. */
async function verify(place: Place, repairs: RegExp): Promise<readonly string[]> {
  const { output } = await runSite(place, 'verify', '--repair', '--json');
  const { repaired, problems }: { repaired: string[]; problems: string[] } = JSON.parse(output);
  return [
    ...problems.map((problem) => `site verify finds: ${problem}`),
    ...repaired.filter((repair) => !repairs.test(repair)).map((repair) => `site verify had to repair: ${repair}`),
  ];
}
