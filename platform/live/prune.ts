import { releaseFolder } from '@mirqam/shared/contract/Release';
import { compositionKey, findComposition, listCompositions } from '../compose/compositions.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import { renderingKey, renderingName } from '../compose/renderings.ts';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { descriptionKey } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { findUnneeded } from './findUnneeded.ts';
import { appendToLog, findLive, type Log, readLog } from './log.ts';
import type { LogEntry, Removal } from './logEntry.ts';
import { previewFolder, previewKey } from './preview.ts';
import { projectHead } from './projectHead.ts';
import { publicationKey } from './publications.ts';
import { checkTime, endRemoval, removeOldEnds } from './removals.ts';
import { retryOnLog } from './retryOnLog.ts';

/**
 * Removes what is not needed since a time, and resolves to its names. Throws a `UserError` when nothing is live, and when
 * the removal takes more than half an hour.
 *
 * A prune claims a number of the log as every other change does. Its entry names what it removes, and it removes nothing
 * before the claim. Other commands can run at the same time:
 *
 * - Promotion, rollback, disable, retire: the command that claims the number first wins. If the prune wins, the other
 *   command reads and composes again, and refuses a release or state that the prune names. If the other command wins, the
 *   prune looks again, and keeps what has gone live.
 * - A promotion that is rendering pages which the prune names composes them under another name (`nameComposition`). A name
 *   that a prune has removed never returns, so even a slow removal removes nothing that a later entry needs.
 * - Publish and preview refuse while a prune in the log may still remove their name (`refuseDuringRemoval`). Then they write
 *   their record, and start again if another command has appended to the log since they read it. So their record is older than the
 *   next claim, and that prune, which looks once more after the claim, keeps what the record names. The name of a release
 *   or preview cannot change, so it is free again only when the removal has ended, or an hour after it was killed.
 * - A second prune names again what the first has not removed yet. Both remove it.
 * - A killed prune leaves files that the next prune finds and names again. Descriptions and records are removed first, and
 *   prove that a release or composition exists, so a half-removed one is never used.
 * - The prune projects the head of the log before it removes anything, because the promoter may be slow to do so.
 */
export async function prune(store: Store, since: Date, onProgress?: OnProgress): Promise<Removal> {
  const { removes, entry, log } = await retryOnLog(store, (log) => claimRemoval(store, log, since));
  if (!entry) return removes;
  try {
    await projectHead(store);
    const unneeded = await findUnneeded(store, log, since);
    return await removeNames(store, entry, intersect(removes, unneeded), onProgress);
  } finally {
    await endRemoval(store, entry);
    await removeOldEnds(store, log);
  }
}

/** Resolves to the names that a prune would remove. Throws a `UserError` when nothing is live. */
export async function planPrune(store: Store, since: Date): Promise<Removal> {
  const log = await readLog(store);
  findLiveEntry(store, log);
  return await findUnneeded(store, log, since);
}

/** Throws a `UserError` when nothing is live: then everything would seem unneeded. */
function findLiveEntry(store: Store, log: Log): LogEntry {
  const live = findLive(log);
  if (live) return live;
  throw new UserError(`nothing is live in ${store.name}: promote first, or restore "live" from a copy`);
}

/** Takes no number when there is nothing to remove. */
async function claimRemoval(store: Store, log: Log, since: Date) {
  const { composition, versions, earlier } = findLiveEntry(store, log);
  const removes = await findUnneeded(store, log, since);
  if (Object.values(removes).every((names) => names.length === 0)) return { removes, log };
  const why = `keep what was live since ${since.toISOString()}`;
  const entry = await appendToLog(store, log.at(-1), { composition, versions, earlier, kind: 'prune', removes, why });
  return entry && { removes, log, entry };
}

const intersect = (one: Removal, other: Removal): Removal => ({
  compositions: one.compositions.filter((id) => other.compositions.includes(id)),
  releases: one.releases.filter((name) => other.releases.includes(name)),
  previews: one.previews.filter((id) => other.previews.includes(id)),
});

/** Removes the compositions, releases and previews that an entry of the log names. */
export async function removeNames(
  store: Store,
  entry: LogEntry,
  removal: Removal,
  onProgress?: OnProgress,
): Promise<Removal> {
  const total = Object.values(removal).flat().length;
  let removed = 0;
  const removeAll = async (first: string, folder: string, ...others: readonly string[]) => {
    await checkTime(entry, store);
    await store.remove([first]);
    await store.remove([...(await store.list(`${folder}/`)), ...others]);
    onProgress?.(++removed, total, 'removed');
  };
  for (const id of removal.previews) await removeAll(previewKey(id), previewFolder(id));
  for (const id of removal.compositions) await removeAll(compositionKey(id), pagesFolder(id));
  for (const name of removal.releases) {
    const [app = '', version = ''] = name.split('@');
    await removeAll(descriptionKey(app, version), releaseFolder(app, version), publicationKey(app, version));
  }
  await removeRenderings(store);
  return removal;
}

/**
 * Removes the renderings that no composition shows; none while a composition cannot be read. A promotion that has just
 * reused one keeps its page.
 */
async function removeRenderings(store: Store): Promise<void> {
  const keys = await store.list('renderings/');
  const shown = await mapInParallel(await listCompositions(store), async (id) => {
    const { value: composition } = await attempt(() => findComposition(store, id));
    return composition && Object.values(composition.renderings).map(renderingKey);
  });
  if (shown.includes(undefined)) return;
  const needed = new Set(shown.flatMap((each) => each ?? []));
  await store.remove(keys.filter((key) => renderingName(key) !== undefined && !needed.has(key)));
}
