import { compareStates, type SiteState } from '../live/compareStates.ts';
import { findLive, type Log } from '../live/log.ts';
import { readLive } from '../live/readLive.ts';
import type { Session } from './Session.ts';

/** Reports what would change for visitors if a draft went live, and returns it for programs. Its pages are not rendered. */
export async function reportPlan({ store, report }: Session, log: Log, draft: SiteState) {
  const changes = compareStates(findLive(log) && (await readLive(store, log)), draft);
  const { id } = draft.composition;
  for (const change of changes) report.line(change);
  report.done(changes.length > 0 ? `composition ${id} would be live` : 'nothing would change for visitors');
  return { composition: id, changes };
}
