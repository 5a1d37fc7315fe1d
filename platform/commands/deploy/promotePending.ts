import { acceptRelease, asAccepted, type PendingRelease, readPending, removePending } from '../../live/pending.ts';
import { draftPromotion } from '../../live/promote.ts';
import { printError } from '../../messages/print.ts';
import { describeError } from '../../messages/UserError.ts';
import { openTrial } from '../../store/openTrial.ts';
import type { CommonOptions } from '../cli/options.ts';
import type { Session } from '../cli/Session.ts';
import { reportPlan } from '../print/reportPlan.ts';

type Bring = (releases: readonly PendingRelease[]) => Promise<unknown>;

/**
 * Promotes what owners have published: all of it as one composition, else all but one, because some may need each other, else
 * each app alone, so that a refused one holds up no other. What is refused stays pending, until a later promotion passes or
 * its owner publishes another release.
 */
export async function promotePending(session: Session, options: CommonOptions, promote: Bring) {
  const { store } = session;
  const { pending, problems: refused } = await readPending(store);
  if (pending.length + refused.length === 0) session.report.done('no release is pending');
  const place = options.dryRun ? openTrial(store, asAccepted(store, pending)) : store;
  const accepted: PendingRelease[] = [];
  for (const release of pending) {
    const problem = await findProblem([release], () => acceptRelease(place, release));
    if (problem) refused.push(problem);
    else accepted.push(release);
  }
  const bring = options.dryRun ? plan({ ...session, store: place }, options) : promoteAndRemove(store, promote);
  const promoted = await bringAny(bring, accepted, refused);
  if (refused.length > 0) process.exitCode = 1;
  for (const problem of refused) printError(problem);
  return { promoted, refused };
}

/** Resolves to the releases that went live, and adds to `refused` why others did not. */
async function bringAny(
  bring: Bring,
  releases: readonly PendingRelease[],
  refused: string[],
): Promise<readonly string[]> {
  if (releases.length === 0) return [];
  const problem = await findProblem(releases, () => bring(releases));
  if (!problem) return releases.map(nameOf);
  if (releases.length === 1) {
    refused.push(problem);
    return [];
  }
  const isAccused = ({ app }: PendingRelease) => problem.includes(` of ${app} `);
  // First, because another attempt with it may take as long.
  for (const bad of [...releases.filter(isAccused), ...releases.filter((release) => !isAccused(release))]) {
    const others = releases.filter((release) => release !== bad);
    if (others.length === 1 || (await findProblem(others, () => bring(others)))) continue;
    return [...others.map(nameOf), ...(await bringAny(bring, [bad], refused))];
  }
  const promoted: string[] = [];
  for (const release of releases) promoted.push(...(await bringAny(bring, [release], refused)));
  return promoted;
}

/**
 * Why a step fails, with the names of the releases: a fault may show on a page of another app. A crash, too, holds up no other
 * release, because a strange one may be its cause.
 */
async function findProblem(
  releases: readonly PendingRelease[],
  step: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    const [names, problem] = [releases.map(nameOf).join(' '), describeError(error)];
    return problem.includes(names) ? problem : `${names}: ${problem}`;
  }
}

const nameOf = ({ app, version }: PendingRelease) => `${app}@${version}`;

const plan =
  (session: Session, { lose: mayLose }: CommonOptions): Bring =>
  (releases) =>
    reportPlan(session, (log) => draftPromotion(session.store, log, releases), { mayLose });

const promoteAndRemove =
  (store: Session['store'], promote: Bring): Bring =>
  async (releases) => {
    await promote(releases);
    for (const release of releases) await removePending(store, release);
  };
