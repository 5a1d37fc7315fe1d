import type { Composition } from '@mirqam/shared/contract/Composition';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { compositionKey, findComposition } from '../compose/compositions.ts';
import { UserError } from '../messages/UserError.ts';
import { descriptionKey, listReleases } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { listLog, readHead, readLog, readNumber } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import { findPreview, previewFolder, previewKey } from './preview.ts';
import { keepWhole } from './promote.ts';
import { publicationKey, readPublication } from './publications.ts';

export interface Pruned {
  readonly releases: readonly string[];
  readonly compositions: readonly string[];
  readonly previews: readonly string[];
}

/** Removes what neither visitors nor a rollback to any state live since `since` can need. The log stays whole. */
export async function prune(store: Store, since: Date): Promise<Pruned> {
  const readKept = await openLog(store, since);
  const previews = await prunePreviews(store, since);
  const compositions = await pruneCompositions(store, readKept);
  const releases = await pruneReleases(store, since, readKept);
  return { releases, compositions, previews };
}

/** Answers what was live since a day, just before it, or has gone live until this is asked. */
type ReadKept = () => Promise<readonly LogEntry[]>;

async function openLog(store: Store, since: Date): Promise<ReadKept> {
  await checkLog(store);
  const log = await readLog(store);
  const first = log.findIndex(({ when }) => new Date(when) >= since);
  const kept = log.slice(first < 0 ? -1 : Math.max(0, first - 1));
  let read = log.length;
  return async () => {
    const length = (await readHead(store))?.serial ?? 0;
    while (read < length) kept.push(await readNumber(store, ++read));
    return kept;
  };
}

/** Throws a `UserError` for a log that has lost entries: what they name is needed, and would go. */
async function checkLog(store: Store) {
  if ((await listLog(store)).length > 0 || (await store.list('compositions/')).length === 0) return;
  throw new UserError(
    `${store.name} holds compositions and no log that says which is live: restore "live" from a copy, or promote first`,
  );
}

async function prunePreviews(store: Store, since: Date): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const id of await idsOf(store, 'previews/')) {
    const preview = await findPreview(store, id);
    if (preview && new Date(preview.when) >= since) continue;
    // First what says that there is one: cut off here, the next prune goes on.
    await store.remove([previewKey(id)]);
    await store.remove(await store.list(`${previewFolder(id)}/`));
    removed.push(id);
  }
  return removed;
}

/** Asks the log before each and once more after it: what goes live meanwhile stays, or is made whole again. */
async function pruneCompositions(store: Store, readKept: ReadKept): Promise<readonly string[]> {
  const isKept = async (id: string) => (await readKept()).some(({ composition }) => composition === id);
  const removed: string[] = [];
  for (const id of new Set([...(await idsOf(store, 'compositions/')), ...(await idsOf(store, 'pages/'))])) {
    if (await isKept(id)) continue;
    const stored = await findComposition(store, id);
    // First what says that the pages are whole: cut off here, the rest is what a crash leaves behind.
    if (stored) await store.remove([compositionKey(id)]);
    await store.remove(await store.list(`pages/${id}/`));
    if (await isKept(id)) await restore(store, id, stored);
    else removed.push(id);
  }
  return removed;
}

/** Makes whole again what has gone live meanwhile; without a description who makes it live is still writing, and looks itself. */
async function restore(store: Store, id: string, before: StoredComposition | undefined) {
  const composition = before ?? (await findComposition(store, id));
  if (composition) await keepWhole(store, { id, apps: composition.apps });
}

/** Tells whether the log, a composition or a preview of the store, one made meanwhile too, names a release. */
function openNeeds(store: Store, readKept: ReadKept): (app: string, version: string) => Promise<boolean> {
  const named = new Set<string>();
  const read = new Set<string>();
  const addNew = async (
    prefix: string,
    find: (store: Store, id: string) => Promise<Pick<Composition, 'apps'> | undefined>,
  ) => {
    const ids = (await idsOf(store, prefix)).filter((id) => !read.has(prefix + id));
    await mapInParallel(ids, async (id) => {
      const found = await find(store, id);
      // Pages without a description are what a prune has left; they may get one yet.
      if (!found) return;
      read.add(prefix + id);
      for (const [app, { version }] of Object.entries(found.apps)) named.add(`${app}@${version}`);
    });
  };
  return async (app, version) => {
    await addNew('compositions/', findComposition);
    await addNew('previews/', findPreview);
    // A composition that got lost can be made anew while its releases are there.
    const isInLog = (await readKept()).some(({ versions }) => versions?.[app] === version);
    return isInLog || named.has(`${app}@${version}`);
  };
}

/** Asks what is needed before each and once more after it: a promotion that has not missed it by then gets it back. */
async function pruneReleases(store: Store, since: Date, readKept: ReadKept): Promise<readonly string[]> {
  const isNamed = openNeeds(store, readKept);
  const isNeeded = async (app: string, version: string) => {
    const publication = await readPublication(store, app, version);
    return (publication && new Date(publication.when) >= since) || (await isNamed(app, version));
  };
  const removed: string[] = [];
  for (const { app, version } of await listReleases(store)) {
    if (await isNeeded(app, version)) continue;
    const key = descriptionKey(app, version);
    const description = await store.get(key);
    await store.remove([key]);
    if (description && (await isNeeded(app, version))) {
      await store.put(key, description);
      continue;
    }
    await store.remove([publicationKey(app, version), ...(await store.list(`${releaseFolder(app, version)}/`))]);
    removed.push(`${app}@${version}`);
  }
  return removed;
}

async function idsOf(store: Store, prefix: string): Promise<readonly string[]> {
  const keys = await store.list(prefix);
  return [...new Set(keys.map((key) => key.slice(prefix.length).replace(/\/.*|\.json$/s, '')))];
}
