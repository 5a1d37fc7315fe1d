import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { readLiveEntry } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/** Each attempt after the first means that somebody promoted in between. */
const attempts = 10;

/**
 * Makes visitors get what is live, and confirms it by reading back; resolves to the entry that they get.
 * Throws a `UserError` when nothing is live, or when the store does not come to show it.
 */
export async function projectHead(store: Store): Promise<LogEntry> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const live = await readLiveEntry(store);
    if (!live) throw new UserError(`nothing is live in ${store.name} yet: promote a shell and its remotes first`);
    if (await store.isProjected(live)) return live;
    await store.project(live, () => isReplaced(store, live));
  }
  throw new UserError(`visitors of ${store.name} do not get what is live: run "site verify"`);
}

/** Whether something newer than this entry is live. */
export const isReplaced = async (store: Store, { serial }: LogEntry): Promise<boolean> =>
  (await readLiveEntry(store))?.serial !== serial;
