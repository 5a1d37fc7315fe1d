import type { Composition } from '../contract/Composition.ts';
import { releaseFolder } from '../contract/Release.ts';
import { compositionKey, findComposition } from './compositions.ts';
import { readHead, readLog, readNumber } from './live.ts';
import { mapLimited } from './mapLimited.ts';
import { findPreview, previewFolder, previewKey } from './preview.ts';
import { keepWhole } from './promote.ts';
import { descriptionKey, listReleases, publicationKey, readPublication } from './releases.ts';
import type { Store } from './store/Store.ts';

export interface Pruned {
  readonly releases: readonly string[];
  readonly compositions: readonly string[];
  readonly previews: readonly string[];
}

/** Removes what neither visitors nor a rollback to any state live since `since` can need. The log stays whole. */
export async function prune(store: Store, since: Date): Promise<Pruned> {
  const previews = await prunePreviews(store, since);
  const compositions = await pruneCompositions(store, since);
  const releases = await pruneReleases(store, since);
  return { releases, compositions, previews };
}

/** Tells whether a composition was live since then, just before, or has gone live meanwhile. */
async function openLog(store: Store, since: Date): Promise<(id: string) => Promise<boolean>> {
  const log = await readLog(store);
  const first = log.findIndex(({ when }) => new Date(when) >= since);
  const kept = new Set(log.slice(first < 0 ? -1 : Math.max(0, first - 1)).map(({ composition }) => composition));
  let read = log.length;
  return async (id) => {
    const length = (await readHead(store))?.serial ?? 0;
    while (read < length) kept.add((await readNumber(store, ++read)).composition);
    return kept.has(id);
  };
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
async function pruneCompositions(store: Store, since: Date): Promise<readonly string[]> {
  const isKept = await openLog(store, since);
  const removed: string[] = [];
  for (const id of new Set([...(await idsOf(store, 'compositions/')), ...(await idsOf(store, 'pages/'))])) {
    if (await isKept(id)) continue;
    const stored = await findComposition(store, id);
    // First what says that the pages are whole: cut off here, the rest is what a crash leaves behind.
    await store.remove([compositionKey(id)]);
    await store.remove(await store.list(`pages/${id}/`));
    if (stored && (await isKept(id))) await keepWhole(store, { id, apps: stored.apps });
    else removed.push(id);
  }
  return removed;
}

/** Tells whether a composition or a preview of the store, one made meanwhile too, names a release. */
function openNeeds(store: Store): (app: string, version: string) => Promise<boolean> {
  const named = new Set<string>();
  const read = new Set<string>();
  const addNew = async (
    prefix: string,
    find: (store: Store, id: string) => Promise<Pick<Composition, 'apps'> | undefined>,
  ) => {
    const ids = (await idsOf(store, prefix)).filter((id) => !read.has(prefix + id));
    await mapLimited(ids, async (id) => {
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
    return named.has(`${app}@${version}`);
  };
}

/** Asks what is needed before each and once more after it: a promotion that has not missed it by then gets it back. */
async function pruneReleases(store: Store, since: Date): Promise<readonly string[]> {
  const isNeeded = openNeeds(store);
  const removed: string[] = [];
  for (const { app, version } of await listReleases(store)) {
    const publication = await readPublication(store, app, version);
    if ((publication && new Date(publication.when) >= since) || (await isNeeded(app, version))) continue;
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
