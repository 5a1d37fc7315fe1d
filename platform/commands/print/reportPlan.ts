import { type Draft, writeMissingPages } from '../../live/change/changeLive.ts';
import { describeLost } from '../../live/change/lostAddresses.ts';
import { compareStates } from '../../live/compareStates.ts';
import { findLive, type Log, readEntries, readLog } from '../../live/log.ts';
import { readLive } from '../../live/readLive.ts';
import { paint } from '../../messages/print.ts';
import { attempt } from '../../messages/UserError.ts';
import { openTrial } from '../../store/openTrial.ts';
import type { Session } from '../cli/Session.ts';

export interface PlanOptions {
  /** Keeps the pages that only previews show. */
  readonly isPreview?: boolean;
  /** Names another place than live. */
  readonly placeOf?: (id: string) => string;
  /** Whether visitors may lose addresses without a warning. */
  readonly mayLose?: boolean | undefined;
  /** Goes on from a log that has lost entries which visitors have got. */
  readonly acceptLoss?: boolean;
}

/**
 * Reports what would change for visitors if a draft went live, and returns it for programs. Renders the pages and keeps none.
 * Rejects with a `UserError` for what would be refused.
 */
export async function reportPlan(
  { store, report }: Session,
  draft: (log: Log) => Promise<Draft>,
  { placeOf = () => 'live', mayLose = false, acceptLoss = false }: PlanOptions = {},
) {
  const log = await (acceptLoss ? readEntries : readLog)(store);
  const next = await draft(log);
  report.step('checking the pages');
  const pages = await writeMissingPages({ store: openTrial(store), onProgress: report.progress }, next, log);
  const warnings = [...(next.warnings ?? []), ...(pages.warnings ?? [])];
  const { value: live, problem } = await attempt(async () => {
    const whole = await readLog(store);
    return findLive(whole) && (await readLive(store, whole));
  });
  if (problem) report.line(`what is live cannot be read, so that all is listed as new: ${problem}`);
  const changes = compareStates(live, next);
  const { id } = next.composition;
  if (!mayLose && next.lost && next.lost.length > 0)
    report.line(`warning: ${describeLost(next.lost)}: the command asks for --lose`);
  for (const change of changes) report.line(paintChange(change));
  for (const warning of warnings) report.line(`warning: ${warning}`);
  report.done(changes.length > 0 ? `composition ${id} would be ${placeOf(id)}` : 'nothing would change for visitors');
  return { composition: id, changes, warnings };
}

/** Colours a line of `compareStates`: red with `-`, green with `+`. */
export const paintChange = (change: string): string => paint(change.startsWith('-') ? 'red' : 'green', change);
