import { readComposition } from '../../compose/compositions.ts';
import { pageList } from '../../compose/pages/pageFiles.ts';
import { attempt } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import { isShown } from '../log/projected.ts';
import { listLog, readEntry, readHead, readLog } from '../log.ts';
import { projectHead } from '../projectHead.ts';

/** The result of a check. */
export interface Findings {
  readonly checked: Readonly<Record<string, number>>;
  /** Repaired faults. */
  readonly repaired: readonly string[];
  /** Remaining faults. */
  readonly problems: readonly string[];
  /** Remarks that are not faults. */
  readonly notes?: readonly string[];
}

/** The log has every number from 1 to the newest that visitors got; each entry can be read and continues the one before it. */
export async function checkLog(store: Store): Promise<Findings> {
  const { value: keys = [], problem: gap } = await attempt(() => listLog(store));
  const problems = gap ? [gap] : [];
  for (const key of keys) {
    const { problem } = await attempt(() => readEntry(store, key));
    if (problem) problems.push(problem);
  }
  if (problems.length === 0) {
    const { problem } = await attempt(() => readLog(store));
    if (problem) problems.push(problem);
  }
  return { checked: { log: keys.length }, repaired: [], problems };
}

/** Visitors get what the log says is live. `checkLog` reports a log that cannot say it. */
export async function checkProjection(store: Store, isRepairing: boolean): Promise<Findings> {
  const { value: live } = await attempt(() => readHead(store));
  if (!live) return { checked: {}, repaired: [], problems: [] };
  const { value: composition, problem } = await attempt(() => readComposition(store, live));
  if (!composition) return { checked: {}, repaired: [], problems: [problem ?? ''] };
  const { value: isLiveShown, problem: unreadable } = await attempt(() => isShown(store, live));
  if (unreadable) return { checked: {}, repaired: [], problems: [unreadable] };
  if (isLiveShown) {
    const changed = await store.findChanged(live, pageList(store, composition.pages));
    const problems = changed.map(
      (key) => `visitors get ${key}, which is not as it was promoted: remove it, then run "site verify --repair"`,
    );
    return { checked: {}, repaired: [], problems };
  }
  const unfinished = `visitors do not get number ${live.serial} of the log`;
  if (!isRepairing) return { checked: {}, repaired: [], problems: [`${unfinished}: run "site verify --repair"`] };
  const { problem: reason } = await attempt(() => projectHead(store));
  if (reason) return { checked: {}, repaired: [], problems: [`${unfinished}: ${reason}`] };
  return { checked: {}, repaired: [`visitors get number ${live.serial} of the log`], problems: [] };
}
