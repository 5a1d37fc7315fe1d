import { z } from 'zod';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { parseJson } from '../release/parseJson.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLog } from './log.ts';
import { projectHead } from './projectHead.ts';
import { findUnneeded } from './sweep/findUnneeded.ts';
import { beginRemoval, endRemoval, mayRemove } from './uses.ts';

/** The time between the two steps of a sweep. */
const day = 86_400_000;
const batchSize = 500;

export const sweepKey = 'sweep.json';
const listSchema = z.object({ when: z.iso.datetime(), keys: z.array(z.string()).readonly() });

export interface Sweep {
  /** The keys that it has removed. */
  readonly removed: readonly string[];
  /** The keys that a later sweep removes if nothing needs them by then. */
  readonly listed: readonly string[];
  /** When that is. */
  readonly due: Date;
  /** Whether a running command has kept it from removing. */
  readonly isKept: boolean;
}

/**
 * Lists what is not needed since a time, and removes what an earlier sweep has listed, a day ago or more, and what is still
 * not needed, by `sweep/findUnneeded.ts`. Throws a `UserError` when nothing is live.
 *
 * It removes no object that a running command relies on, see `uses.ts`. Two cases are not protected: a command that was paused
 * for over an hour, and a sweep that was paused for half a minute between two requests. "site verify" finds what they have lost.
 */
export async function sweep(store: Store, since: Date, onProgress?: OnProgress): Promise<Sweep> {
  const unneeded = await planSweep(store, since);
  const { value: list } = await attempt(() => readList(store));
  const now = Number(await store.now());
  const due = list && new Date(Date.parse(list.when) + day);
  if (list && due && now < Number(due)) return { removed: [], listed: list.keys, due, isKept: false };
  const removed = list && (await removeListed(store, new Set(list.keys), since, onProgress));
  if (list && !removed) return { removed: [], listed: list.keys, due: new Date(now), isKept: true };
  const gone = new Set(removed);
  const keys = unneeded.filter((key) => !gone.has(key));
  await store.replace(sweepKey, Buffer.from(JSON.stringify({ when: new Date(now), keys })));
  return { removed: removed ?? [], listed: keys, due: new Date(now + day), isKept: false };
}

/** Resolves to the keys that are not needed. Throws a `UserError` when nothing is live: then all would seem so. */
export async function planSweep(store: Store, since: Date): Promise<readonly string[]> {
  const log = await readLog(store);
  if (findLive(log)) return await findUnneeded(store, log, since);
  throw new UserError(`nothing is live in ${store.name}: promote first, or restore "live" from a copy`);
}

async function readList(store: Store) {
  const json = await store.get(sweepKey);
  return json && parseJson(listSchema, json.toString(), sweepKey, 'remove it');
}

/** Undefined while a command relies on objects. */
async function removeListed(store: Store, listed: ReadonlySet<string>, since: Date, onProgress?: OnProgress) {
  // A promoter may be slow to show what is live.
  await projectHead(store);
  try {
    if (!(await beginRemoval(store))) return undefined;
    // Once more, because a command may have ended since.
    const keys = (await planSweep(store, since)).filter((key) => listed.has(key));
    const removed: string[] = [];
    while (removed.length < keys.length) {
      if (!(await mayRemove(store)) && !(await beginRemoval(store))) break;
      const batch = keys.slice(removed.length, removed.length + batchSize);
      await removeKeys(store, batch);
      removed.push(...batch);
      onProgress?.(removed.length, keys.length, 'removed');
    }
    return removed;
  } finally {
    await endRemoval(store);
  }
}

/** Removes public files, records and objects; before the record of a preview, because it says which these are, its pages. */
export async function removeKeys(store: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [, preview] = /^previews\/([^/]+)\.json$/.exec(key) ?? [];
    if (preview) await store.remove(await store.list(`previews/${preview}/`));
  }
  await store.remove(keys);
}
