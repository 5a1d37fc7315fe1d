import { readComposition } from '../../compose/compositions.ts';
import { pageList } from '../../compose/pages/pageFiles.ts';
import type { OnProgress } from '../../messages/Reporter.ts';
import { attempt } from '../../messages/UserError.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { listLog, readEntry, readHead, readLog } from '../log.ts';
import { isShown, projectHead } from '../projectHead.ts';

/** The result of all checks. */
export interface Findings {
  readonly checked: Readonly<Record<string, number>>;
  /** Repaired faults. */
  readonly repaired: readonly string[];
  /** Remaining faults. */
  readonly problems: readonly string[];
  /** Remarks that are not faults. */
  readonly notes: readonly string[];
}

/** Checks a part of a store, and with `isRepairing` repairs it. Throws a `UserError` for one that cannot be read. */
export type Check = (store: Store, isRepairing: boolean, onProgress?: OnProgress) => Promise<Partial<Findings>>;

/** The log has every number from 1 to the newest that visitors got; each entry can be read and continues the one before it. */
export const checkLog: Check = async (store) => {
  const { value: keys = [], problem: gap } = await attempt(() => listLog(store));
  const read = await mapInParallel(keys, (key) => attempt(() => readEntry(store, key)));
  const damages = [gap, ...read.map(({ problem }) => problem)].flatMap((problem) => problem ?? []);
  const { problem } = await attempt(() => readLog(store));
  return { checked: { log: keys.length }, problems: damages.length > 0 || !problem ? damages : [problem] };
};

/** Visitors get what the log says is live. `checkLog` reports a log that cannot say it. */
export const checkProjection: Check = async (store, isRepairing) => {
  const { value: live } = await attempt(() => readHead(store));
  if (!live) return {};
  const { pages } = await readComposition(store, live);
  if (await isShown(store, live)) {
    const changed = await store.findChanged(live, pageList(store, pages));
    const problems = changed.map(
      (key) => `visitors get ${key}, which is not as it was promoted: remove it, then run "site verify --repair"`,
    );
    return { problems };
  }
  const unfinished = `visitors do not get number ${live.serial} of the log`;
  if (!isRepairing) return { problems: [`${unfinished}: run "site verify --repair"`] };
  const { problem } = await attempt(() => projectHead(store));
  if (problem) return { problems: [`${unfinished}: ${problem}`] };
  return { repaired: [`visitors get number ${live.serial} of the log`] };
};
