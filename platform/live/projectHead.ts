import { findComposition } from '../compose/compositions.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import { describeDamaged, findDamagedPages, refuseForeignPages } from '../compose/storedPages.ts';
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
 * Makes visitors get what is live, and confirms it by reading back; resolves to the entry that they get. `checked` is the
 * composition whose pages the caller has just written or compared with their hashes.
 *
 * Throws a `UserError` when nothing is live, when the log or the pages of its head are incomplete or damaged, and when the
 * store still does not show them after all attempts.
 */
export async function projectHead(store: Store, onProgress?: OnProgress, checked?: string): Promise<LogEntry> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const live = findLive(await readLog(store));
    if (!live) throw nothingLive(store);
    if (await isShown(store, live)) return live;
    await project(store, live, onProgress, checked);
  }
  throw new UserError(`visitors of ${store.name} do not get what is live: run "site verify"`);
}

async function project(store: Store, live: LogEntry, onProgress?: OnProgress, checked?: string): Promise<void> {
  const isOutdated = () => isReplaced(store, live);
  const id = live.composition;
  const stored = await findComposition(store, id);
  const damaged = stored && id !== checked ? await findDamagedPages(store, pagesFolder(id), stored.pages) : [];
  if (!stored || damaged.length > 0) {
    if (await isOutdated()) return;
    throw withoutPages(store, live, damaged);
  }
  await refuseForeignPages(store, stored);
  await markProjected(store, live);
  await store.project(live, isOutdated, onProgress);
  await removeOlderMarkers(store, live);
}

/** Whether something newer than this entry is live. */
export const isReplaced = async (store: Store, { serial }: LogEntry): Promise<boolean> =>
  (await readLiveEntry(store))?.serial !== serial;

const withoutPages = (store: Store, { serial, composition }: LogEntry, damaged: readonly string[]) =>
  new UserError(
    damaged.length > 0
      ? `number ${serial} of the log makes the composition ${composition} live, of which ${describeDamaged(damaged)} is damaged or lost in ${store.name}: run "site verify --repair", or choose an earlier number with "site rollback --to"`
      : `number ${serial} of the log makes the composition ${composition} live, which is lost in ${store.name}: choose an earlier number with "site rollback --to"`,
  );
