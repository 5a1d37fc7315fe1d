import type { Command } from 'commander';
import { readLog } from '../live/log.ts';
import { paint } from '../messages/print.ts';
import { attempt } from '../messages/UserError.ts';
import { compareReleases, type ReleaseRate } from '../monitor/compareReleases.ts';
import { readTally } from '../monitor/readTally.ts';
import type { FailureCount, Tally } from '../monitor/Tally.ts';
import { parseTime, UsageError } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';

interface ReportOptions extends CommonOptions {
  readonly since?: number;
}

/** The places that are listed for people. */
const shown = 20;

export function addReport(site: Command) {
  addCommand(site, 'report', "show what failed at visitors', from access logs")
    .argument('<log...>', 'access logs of nginx, CloudFront or JSON lines, plain or .gz; - for standard input')
    .option('--since <time>', 'only what came since a time, or in the last 30m, 2h, 7d', parseSince)
    .action(
      async (logs: readonly string[], options: ReportOptions) =>
        await readStore(options, (session) => report(session, logs, options)),
    );
}

function parseSince(text: string): number {
  const ago = parseTime(text);
  const time = ago === undefined ? Date.parse(text) : Date.now() - ago;
  if (Number.isFinite(time)) return time;
  throw new UsageError(`--since must be a time such as 2026-11-28T12:00Z, or 30m, 2h, 7d, got "${text}"`);
}

async function report({ report, store }: Session, logs: readonly string[], { since = 0 }: ReportOptions) {
  report.step('reading the access logs');
  const tally = await readTally(logs, since, report.progress);
  // Without a readable store, only the releases that have failed are known.
  tally.addLive((await attempt(() => readLog(store))).value ?? []);
  report.stop();
  const releases = compareReleases(tally);
  const places = tally.places();
  for (const line of describe(tally, releases, places)) report.line(line);
  if (releases.some(({ isWorse }) => isWorse)) process.exitCode = 1;
  const { lines, foreign, hostile, views, reportedViews, failures } = tally;
  return { lines, foreign, hostile, views, reportedViews: Math.round(reportedViews), failures, releases, places };
}

function describe(tally: Tally, releases: readonly ReleaseRate[], places: readonly FailureCount[]): readonly string[] {
  const { lines, foreign, hostile, views, reportedViews, failures } = tally;
  const width = Math.max(...releases.map(({ app, release }) => `${app}@${release}`.length), 0);
  const others = places.length - shown;
  return [
    paint('bold', `${failures} failures in ${views} page views, ${lines} lines`),
    ...(reportedViews > 0 ? [`  ${Math.round(reportedViews)} page views by the reports of a sample`] : []),
    ...(foreign + hostile > 0 ? [`  left out: ${foreign} lines of another format, ${hostile} false reports`] : []),
    ...releases.map((each, index) => {
      const isFirst = releases.findIndex(({ app }) => app === each.app) === index;
      return describeRelease(each, isFirst, width);
    }),
    ...(places.length > 0 ? [paint('bold', 'where')] : []),
    ...places.slice(0, shown).map(describePlace),
    ...(others > 0 ? [`  and ${others} more places: --json lists all`] : []),
  ];
}

function describeRelease(
  { app, release, failures, rate, deviation, isWorse, course }: ReleaseRate,
  isFirst: boolean,
  width: number,
) {
  const perThousand = rate === null ? 'no views' : `${rate.toFixed(2)} in 1000 views`;
  const others = deviation === null ? 'too few to compare' : 'no worse than the release before';
  const verdict = isWorse
    ? paint('red', `worse than the release before by ${deviation?.toFixed(1)} standard errors`)
    : paint('dim', isFirst ? 'the first in the log' : others);
  const columns = [`${app}@${release}`.padEnd(width), sparkline(course), String(failures).padStart(6), perThousand];
  return `  ${columns.join('  ')}  ${verdict}`;
}

const describePlace = ({ app, release, page, stage, kind, count }: FailureCount) =>
  `  ${String(count).padStart(6)}  ${kind} ${stage}  ${page}  ${app}@${release}`;

const bars = '▁▂▃▄▅▆▇█';

function sparkline(course: readonly number[]): string {
  const top = Math.max(...course, 1);
  return course.map((each) => bars[Math.ceil((each / top) * (bars.length - 1))]).join('');
}
