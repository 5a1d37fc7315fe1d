import { findComposition } from '../compose/compositions.ts';
import { findRelease } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { findPrune } from './compositionNames.ts';
import { isPrune, type Log } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/** Whether the store still holds what a rollback of the whole site to an entry needs. */
export async function isRestorable(store: Store, log: Log, entry: LogEntry): Promise<boolean> {
  if (isPrune(entry) || findPrune(entry.composition, log)) return false;
  const stored = await findComposition(store, entry.composition);
  const releases = await mapInParallel(Object.entries(stored?.apps ?? {}), async ([app, { version }]) =>
    findRelease(store, app, version),
  );
  return stored !== undefined && releases.every((release) => release !== undefined);
}
