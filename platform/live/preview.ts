import { previewBase } from '@mirqam/shared/contract/preview';
import { z } from 'zod';
import { findDamagedPages, pageList } from '../compose/pages/pageFiles.ts';
import { writePreview } from '../compose/pages/writePages.ts';
import { showTable, stateFiles, tableFiles } from '../compose/routeTable.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { findHidden } from '../release/objects.ts';
import { parseJson } from '../release/parseJson.ts';
import type { ReleaseName } from '../release/publications.ts';
import { showRelease } from '../release/publicKeys.ts';
import { compositionSchema, integrity, pageHashes } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { type Store, showFolder } from '../store/Store.ts';
import { retryOnLog } from './log.ts';
import { draftPreview } from './promote.ts';
import { renewRecord } from './renewRecord.ts';
import { withUse } from './uses.ts';

const previewSchema = compositionSchema.extend({
  who: z.string(),
  when: z.iso.datetime(),
  pages: pageHashes,
  table: integrity.optional(),
  tables: z.array(integrity).readonly().optional(),
});

/** The record of a preview: its composition with the hashes of its pages, who made it and when. */
export type PreviewRecord = z.infer<typeof previewSchema>;

/** The folder of a preview's pages. */
export const previewFolder = (id: string) => `previews/${id}`;
/** The key of a preview's record. */
export const previewKey = (id: string) => `previews/${id}.json`;

/**
 * Makes what is live with these releases visitable at an address of its own; the live site stays as it is.
 * Throws a `UserError` for a release that is damaged, and for what a promotion would refuse.
 */
export async function writePreviewOf(store: Store, names: readonly ReleaseName[], onProgress?: OnProgress) {
  return await withUse(store, async () => {
    const draft = await retryOnLog(store, (log) => draftPreview(store, log, names));
    const { composition, releases, warnings = [] } = draft;
    const { id } = composition;
    const url = previewBase(id);
    const { value: known } = await attempt(() => findPreview(store, id));
    const isSound = known && (await findDamagedPages(store, stateFiles(known))).length === 0;
    const { pages, table, tables, ...written } = isSound
      ? { pages: known.pages, table: known.table, tables: known.tables, rendered: 0, reused: 0 }
      : await writePreview({ store, onProgress, ...draft }, url);
    await renewRecord(store, previewKey(id), { ...composition, pages, table, tables });
    await mapInParallel(Object.values(releases), (release) => showRelease(store, release));
    await showTable(store, { table, tables });
    await showFolder(store, previewFolder(id), pageList(store, pages));
    return { composition, url, ...written, warnings: [...warnings, ...(written.warnings ?? [])] };
  });
}

/** The public keys of a preview that are not as its files, and those that are not among them. */
export async function findPreviewFaults(
  store: Store,
  preview: Omit<PreviewRecord, 'who' | 'when'>,
): Promise<readonly string[]> {
  const folder = previewFolder(preview.id);
  const pages = [...pageList(store, preview.pages)].map(([file, object]) => [`${folder}/${file}`, object] as const);
  const files = new Map([...pages, ...tableFiles(store, preview)]);
  const foreign = (await store.list(`${folder}/`)).filter((key) => !files.has(key));
  return [...(await findHidden(store, files)), ...foreign];
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
