import { readComposition } from '../compose/compositions.ts';
import { UserError } from '../messages/UserError.ts';
import { type Releases, releasesOf } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';
import { findLive, type Log, type LogEntry, readLog } from './log.ts';

export interface LiveState {
  readonly entry: LogEntry;
  readonly composition: StoredComposition;
  readonly releases: Releases;
}

/**
 * Reads the entry of the log, the composition and the releases that are live. Throws a `UserError` when nothing is live, or
 * when the store has lost one of them.
 */
export async function readLive(store: Store, log?: Log): Promise<LiveState> {
  const entry = findLive(log ?? (await readLog(store)));
  if (!entry) throw nothingLive(store);
  const composition = await readComposition(store, entry);
  return { entry, composition, releases: await releasesOf(store, composition) };
}

/** The composition that is live, undefined before the first promotion. Throws a `UserError` when the store has lost it. */
export async function readLiveComposition(store: Store, log: Log): Promise<StoredComposition | undefined> {
  const live = findLive(log);
  return live && (await readComposition(store, live));
}

/** The error for a store without an entry in its log. */
export const nothingLive = (store: Store): UserError =>
  new UserError(`nothing is live in ${store.name} yet: "site deploy" makes the first composition`);

/** The error for an app that is not part of what is live. */
export const notLive = (app: string): UserError =>
  new UserError(`${app} is not live: "site status" lists the live apps`);
