import { findComposition } from '../compose/compositions.ts';
import { hasAllPages, refuseForeignPages } from '../compose/storedPages.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLiveEntry, readLog } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import { isShown, markProjected, removeOlderMarkers } from './projected.ts';
import { nothingLive } from './readLive.ts';

/** Each attempt after the first means that somebody promoted in between. */
const attempts = 10;

/**
 * Makes visitors get what is live, and confirms it by reading back; resolves to the entry that they get.
 * Throws a `UserError` when nothing is live, when the log or the pages of its head are incomplete, and when the store
 * still does not show them after all attempts.
 */
export async function projectHead(store: Store, onProgress?: OnProgress): Promise<LogEntry> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const live = findLive(await readLog(store));
    if (!live) throw nothingLive(store);
    if (await isShown(store, live)) return live;
    await project(store, live, onProgress);
  }
  throw new UserError(`visitors of ${store.name} do not get what is live: run "site verify"`);
}

async function project(store: Store, live: LogEntry, onProgress?: OnProgress): Promise<void> {
  const isOutdated = () => isReplaced(store, live);
  const stored = await findComposition(store, live.composition);
  if (!stored || !(await hasAllPages(store, stored))) {
    if (await isOutdated()) return;
    throw withoutPages(store, live);
  }
  await refuseForeignPages(store, stored);
  await markProjected(store, live);
  await store.project(live, isOutdated, onProgress);
  await removeOlderMarkers(store, live);
}

/** Whether something newer than this entry is live. */
export const isReplaced = async (store: Store, { serial }: LogEntry): Promise<boolean> =>
  (await readLiveEntry(store))?.serial !== serial;

const withoutPages = (store: Store, { serial, composition }: LogEntry) =>
  new UserError(
    `number ${serial} of the log makes the composition ${composition} live, whose pages are incomplete in ${store.name}: choose an earlier number with "site rollback --to"`,
  );
