import { UserError } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import { appendToLog, findLive, readEntries } from '../log.ts';
import { removeCheckpointsAfter } from './checkpoints.ts';
import { isMarked, newestProjected } from './projected.ts';

/**
 * Continues a log that has lost its newest entries for good: appends its live composition under each number that visitors
 * have got, and under the next one; nothing in a log that is whole. Throws a `UserError` when no entry is left.
 */
export async function resumeLog(store: Store): Promise<void> {
  const projected = await newestProjected(store);
  await removeCheckpointsAfter(store, (await readEntries(store)).length);
  for (;;) {
    const log = await readEntries(store);
    const head = log.at(-1);
    if (log.length > projected || (head?.serial === projected && (await isMarked(store, head)))) return;
    const live = findLive(log);
    if (!live) throw new UserError(`the log of ${store.name} has no entry left: restore "live" from a copy`);
    const { composition, content, versions } = live;
    const why = `continues after the loss of entries up to number ${projected}`;
    await appendToLog(store, head, { composition, content, versions, kind: 'resume', why });
  }
}
