import type { Composition } from '@mirqam/shared/contract/Composition';
import { previewBase } from '@mirqam/shared/contract/preview';
import { z } from 'zod';
import { listPages, pageFile } from '../compose/listPages.ts';
import { type WrittenPages, writePreview } from '../compose/writePages.ts';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { parseJson } from '../release/parseJson.ts';
import type { ReleaseName } from '../release/releases.ts';
import { compositionSchema } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { draftPreview } from './promote.ts';
import { publicationSchema } from './publications.ts';
import { refuseDuringRemoval } from './removals.ts';
import { renewRecord } from './renewRecord.ts';
import { isOutdated, retryOnLog } from './retryOnLog.ts';

const previewSchema = compositionSchema.extend({
  ...publicationSchema.shape,
  /** Set once all pages are written and have passed the gates. */
  isChecked: z.literal(true).optional(),
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
  const { isChecked, ...draft } = await recordDraft(store, names);
  const { composition } = draft;
  const url = previewBase(composition.id);
  const folder = previewFolder(composition.id);
  const held = new Set(await store.list(`${folder}/`));
  // A page is written after its compressed forms, so it proves that they are complete.
  const isWhole = listPages(draft.releases).every((page) => held.has(`${folder}/${pageFile(page)}`));
  const { warnings = [] } = draft;
  if (isChecked && isWhole) return { composition, url, rendered: 0, reused: 0, warnings };
  const written = await writePreview({ store, onProgress, replaced: held, ...draft }, folder, url);
  await renewRecord(store, previewKey(composition.id), { ...composition, isChecked: true });
  return { composition, url, ...written, warnings: [...warnings, ...(written.warnings ?? [])] };
}

/** Writes the record before the next prune takes its number, so that this prune keeps all that the preview needs. */
async function recordDraft(store: Store, names: readonly ReleaseName[]) {
  return await retryOnLog(store, async (log) => {
    const draft = await draftPreview(store, log, names);
    const { id } = draft.composition;
    await refuseDuringRemoval(store, log, 'previews', id);
    const isChecked = (await attempt(() => findPreview(store, id))).value?.isChecked;
    await renewRecord(store, previewKey(id), { ...draft.composition, isChecked });
    return (await isOutdated(store, log)) ? undefined : { ...draft, isChecked };
  });
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
  const json = await store.get(previewKey(id));
  return json && parsePreview(json.toString(), previewKey(id));
}
