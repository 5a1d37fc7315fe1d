import type { Composition } from '@mirqam/shared/contract/Composition';
import { previewBase } from '@mirqam/shared/contract/preview';
import type { z } from 'zod';
import { keepShareImages } from '../compose/keepShareImages.ts';
import { openIsPage } from '../compose/pageFiles.ts';
import { findDamagedPages } from '../compose/storedPages.ts';
import { type WrittenPages, writePreview } from '../compose/writePages.ts';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { parseJson } from '../release/parseJson.ts';
import type { ReleaseName } from '../release/releases.ts';
import { compositionSchema, type PageHashes, pageHashes } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { draftPreview } from './promote.ts';
import { publicationSchema } from './publications.ts';
import { refuseDuringRemoval } from './removals.ts';
import { renewRecord } from './renewRecord.ts';
import { isOutdated, retryOnLog } from './retryOnLog.ts';

const previewSchema = compositionSchema.extend({
  ...publicationSchema.shape,
  /** The hashes of the pages, by file; present once all are written and have passed the gates. */
  pages: pageHashes.optional(),
});

/** The record of a preview: its composition, who made it and when. A prune reads it, so it is written first. */
export type PreviewRecord = z.infer<typeof previewSchema>;

/** The folder of a preview's pages. */
export const previewFolder = (id: string) => `previews/${id}`;
/** The key of a preview's record. */
export const previewKey = (id: string) => `previews/${id}.json`;

export interface Preview extends WrittenPages {
  readonly composition: Composition;
  readonly url: string;
}

/**
 * Makes what is live with these releases visitable at an address of its own; the live site stays as it is.
 * Throws a `UserError` for a release that is damaged or being removed, and for what a promotion would refuse.
 */
export async function writePreviewOf(
  store: Store,
  names: readonly ReleaseName[],
  onProgress: OnProgress,
): Promise<Preview> {
  const { pages: pagesBefore, ...draft } = await recordDraft(store, names);
  const { composition } = draft;
  const url = previewBase(composition.id);
  const folder = previewFolder(composition.id);
  const { warnings = [] } = draft;
  await keepShareImages(store, draft.releases, true);
  if (pagesBefore && (await findPreviewFaults(store, composition.id, pagesBefore)).length === 0)
    return { composition, url, rendered: 0, reused: 0, warnings };
  const replaced = new Set(await store.list(`${folder}/`));
  const { pages, ...written } = await writePreview({ store, onProgress, replaced, ...draft }, folder, url);
  await renewRecord(store, previewKey(composition.id), { ...composition, pages });
  return { composition, url, ...written, warnings: [...warnings, ...(written.warnings ?? [])] };
}

/** Writes the record before the next prune takes its number, so that this prune keeps all that the preview needs. */
async function recordDraft(store: Store, names: readonly ReleaseName[]) {
  return await retryOnLog(store, async (log) => {
    const draft = await draftPreview(store, log, names);
    const { id } = draft.composition;
    await refuseDuringRemoval(store, log, 'previews', id);
    const pages = (await attempt(() => findPreview(store, id))).value?.pages;
    await renewRecord(store, previewKey(id), { ...draft.composition, pages });
    return (await isOutdated(store, log)) ? undefined : { ...draft, pages };
  });
}

/** The keys of a preview that are missing, damaged or not among its pages. */
export async function findPreviewFaults(store: Store, id: string, pages: PageHashes): Promise<readonly string[]> {
  const folder = previewFolder(id);
  const isPage = openIsPage(folder, pages);
  const foreign = (await store.list(`${folder}/`)).filter((key) => !isPage(key));
  return [...(await findDamagedPages(store, folder, pages)), ...foreign];
}

/** Throws a `UserError` that names `where` for an invalid record. */
export const parsePreview = (json: string, where: string): PreviewRecord => parseJson(previewSchema, json, where);

/** The names of all previews that have a record. */
export async function listPreviews(store: Store): Promise<readonly string[]> {
  const keys = await store.list('previews/');
  return keys.flatMap((key) => /^[^/]+\/([^/]+)\.json$/.exec(key)?.[1] ?? []);
}

/** The records of all previews, without those that are damaged. */
export async function readPreviews(store: Store): Promise<readonly PreviewRecord[]> {
  const records = await mapInParallel(await listPreviews(store), async (id) => {
    return (await attempt(() => findPreview(store, id))).value ?? [];
  });
  return records.flat();
}

/** Undefined for a preview without a record. Throws a `UserError` for a damaged record. */
export async function findPreview(store: Store, id: string): Promise<PreviewRecord | undefined> {
  const key = previewKey(id);
  const json = await store.get(key);
  const preview = json && parsePreview(json.toString(), key);
  if (!preview || preview.id === id) return preview;
  throw new UserError(`${key} in ${store.name} describes the preview ${preview.id}: remove it`);
}
