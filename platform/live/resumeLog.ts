import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { removeCheckpointsAfter } from './checkpoints.ts';
import { appendToLog, findLive, readEntries } from './log.ts';
import { newestProjected } from './projected.ts';

/**
 * Continues a log that has lost its newest entries for good: appends its live composition under each number that visitors
 * have got, and under the next one. Throws a `UserError` when no entry is left.
 */
export async function resumeLog(store: Store): Promise<void> {
  const projected = await newestProjected(store);
  await removeCheckpointsAfter(store, (await readEntries(store)).length);
  for (;;) {
    const log = await readEntries(store);
    if (log.length > projected) return;
    const live = findLive(log);
    if (!live) throw new UserError(`the log of ${store.name} has no entry left: restore "live" from a copy`);
    const { composition, versions, earlier } = live;
    const why = `continues after the loss of entries up to number ${projected}`;
    await appendToLog(store, log.at(-1), { composition, versions, earlier, kind: 'resume', why });
  }
}
