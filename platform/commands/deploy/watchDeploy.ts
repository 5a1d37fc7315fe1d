import { setTimeout as delay } from 'node:timers/promises';
import { findLive, type Log, readLog } from '../../live/log.ts';
import { rollBack } from '../../live/rollBack.ts';
import { duration, printError } from '../../messages/print.ts';
import { attempt } from '../../messages/UserError.ts';
import { compareReleases } from '../../monitor/compareReleases.ts';
import { describeFault } from '../../monitor/Faults.ts';
import type { Inspection } from '../../monitor/inspectSite.ts';
import { readTally } from '../../monitor/readTally.ts';
import type { Store } from '../../store/Store.ts';
import type { Session } from '../cli/Session.ts';
import { reportLive } from '../print/reportLive.ts';
import { inspect } from '../watch.ts';

export interface DeployWatch {
  readonly url: URL;
  readonly milliseconds: number;
  /** Access logs, where somebody has them. */
  readonly logs: readonly string[];
  readonly browser: boolean;
}

/** The change that a deploy has made. */
export interface Deployed {
  readonly serial: number;
  /** By app, only those that the deploy has changed. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of all apps. */
  readonly live: Readonly<Record<string, string>>;
  /** The number that was live before; undefined for the first deploy. */
  readonly before: number | undefined;
}

/** What an entry of the log has changed. */
export function deployedBy(log: Log, serial: number): Deployed {
  const before = findLive(log.slice(0, serial - 1));
  const live = log[serial - 1]?.versions ?? {};
  const changed = Object.entries(live).filter(([app, version]) => before?.versions?.[app] !== version);
  return { serial, live, versions: Object.fromEntries(changed), before: before?.serial };
}

/** The time between two rounds. */
const pause = 30_000;

/**
 * Watches a site after a deploy, as `site watch` and `site report` do. Rolls the deployed releases back if a page of theirs
 * does not hydrate, or if they fail more often than the release before; never over a newer deploy of somebody else.
 */
export async function watchDeploy(session: Session, deployed: Deployed, watch: DeployWatch) {
  const { report } = session;
  const end = Date.now() + watch.milliseconds;
  let inspection: Inspection | undefined;
  for (;;) {
    inspection = await inspect(session, watch.url, { ...watch, apps: Object.keys(deployed.versions) }, inspection);
    report.stop();
    const evidence = [...brokenPages(inspection, deployed), ...(await worseReleases(session.store, deployed, watch))];
    if (evidence.length > 0) return await goBack(session, deployed, evidence);
    const left = end - Date.now();
    if (left <= 0) break;
    report.step(`watching ${watch.url.origin}, ${duration(left)} left`);
    await delay(Math.min(pause, left));
  }
  for (const fault of inspection.faults) report.line(`warning: ${describeFault(fault)}`);
  const isShown = shows(inspection, deployed);
  if (isShown) report.done(`no page of ${names(deployed)} has failed at ${watch.url.origin}`);
  else {
    process.exitCode = 1;
    printError(`${watch.url.origin} does not show ${names(deployed)}: name the address that visitors use with --url`);
  }
  return { isShown, evidence: [], rolledBack: null };
}

const names = ({ versions }: Pick<Deployed, 'versions'>) =>
  Object.entries(versions)
    .map((each) => each.join('@'))
    .join(' ');

/** Whether visitors get the deployed releases: a CDN may be late, and somebody else may have deployed others. */
const shows = ({ composition }: Inspection, { versions }: Deployed) =>
  Object.entries(versions).every(([app, version]) => composition?.apps[app]?.version === version);

/** The pages that fail in the browser, once visitors get the deployed releases. */
const brokenPages = (inspection: Inspection, deployed: Deployed): readonly string[] =>
  shows(inspection, deployed) ? inspection.visited.map(describeFault) : [];

/** The deployed releases that fail more often than those before them, as access logs say. */
async function worseReleases(store: Store, { versions }: Deployed, { logs }: DeployWatch): Promise<readonly string[]> {
  if (logs.length === 0) return [];
  const tally = await readTally(logs);
  tally.addLive(await readLog(store));
  const rates = compareReleases(tally);
  const worse = rates.filter(({ app, release, isWorse }) => isWorse && versions[app] === release);
  return worse.map(
    ({ app, release, rate, deviation }) =>
      `${app}@${release} fails ${rate?.toFixed(1)} times in 1000 views, ${deviation?.toFixed(1)} standard errors more than the release before`,
  );
}

/** Rolls one app back alone, several to the state before the deploy. */
async function goBack(
  { store, report }: Session,
  { serial, versions, live, before }: Deployed,
  evidence: readonly string[],
) {
  const [app, ...others] = Object.keys(versions);
  report.step(`rolling back ${app} ${others.join(' ')}`);
  const why = `watch of number ${serial}: ${evidence.join('; ')}`;
  const target =
    others.length === 0 ? { app, to: undefined, replaces: versions } : { app: undefined, to: before, replaces: live };
  process.exitCode = 1;
  for (const each of evidence) report.line(`fault: ${each}`);
  const { value: result, problem } = await attempt(() => rollBack({ store, why, ...target }));
  const rolledBack = result ? reportLive(report, result) : null;
  printError(problem ?? `${names({ versions })} is rolled back and frozen: ${evidence[0]}`);
  return { isShown: true, evidence, rolledBack };
}
