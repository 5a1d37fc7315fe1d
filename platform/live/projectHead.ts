import { readComposition } from '../compose/compositions.ts';
import { describeDamaged, findDamagedPages, pageList } from '../compose/pages/pageFiles.ts';
import { stateFiles } from '../compose/routeTable.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { isMarked, markProjected, removeOlderMarkers } from './log/projected.ts';
import { findLive, isReplaced, type LogEntry, readHead, readLog } from './log.ts';
import { nothingLive } from './readLive.ts';

/** Each attempt after the first means that somebody promoted in between. */
const attempts = 10;

/**
 * Makes visitors get what is live, and confirms it by reading back; resolves to the entry that they get. `checked` is the
 * content whose pages the caller has just written or compared with their hashes.
 *
 * Throws a `UserError` when nothing is live, when the log or the pages of its head are incomplete or damaged, and when the
 * store still does not show them after all attempts.
 */
export async function projectHead(store: Store, onProgress?: OnProgress, checked?: string): Promise<LogEntry> {
  for (let count = 0; count < attempts; count++) {
    const live = findLive(await readLog(store));
    if (!live) throw nothingLive(store);
    if (await isShown(store, live)) return live;
    await project(store, live, onProgress, checked);
  }
  throw new UserError(`visitors of ${store.name} do not get what is live: run "site verify"`);
}

/** Whether visitors get this entry. Throws a `UserError` when its composition is lost. */
export async function isShown(store: Store, entry: LogEntry): Promise<boolean> {
  if (!(await isMarked(store, entry))) return false;
  const { pages } = await readComposition(store, entry);
  return await store.isProjected(entry, pageList(store, pages));
}

async function project(store: Store, live: LogEntry, onProgress?: OnProgress, checked?: string): Promise<void> {
  const isOutdated = () => isReplaced(store, live);
  const { value: stored, problem } = await attempt(() => readComposition(store, live));
  const damaged = stored && live.content !== checked ? await findDamagedPages(store, stateFiles(stored)) : [];
  if (!stored || damaged.length > 0) {
    if (await isOutdated()) return;
    const number = `number ${live.serial} of the log`;
    throw new UserError(
      stored
        ? `${number} makes the composition ${live.composition} live, of which ${describeDamaged(damaged)} is damaged or lost in ${store.name}: run "site verify --repair", or choose an earlier number with "site rollback --to"`
        : `${number} is live, and ${problem}`,
    );
  }
  await markProjected(store, live);
  await store.project(live, pageList(store, stored.pages), isOutdated, onProgress);
  await removeOlderMarkers(store, live);
}

/** Finishes the projection of a killed command. Resolves to the reason when that is not possible. */
export async function finishProjection(store: Store): Promise<string | undefined> {
  const { problem } = await attempt(async () => (await readHead(store)) && (await projectHead(store)));
  return problem;
}
