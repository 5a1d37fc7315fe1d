import type { Composition } from '@mirqam/shared/contract/Composition';
import { previewBase } from '@mirqam/shared/contract/preview';
import type { Release } from '@mirqam/shared/contract/Release';
import type { z } from 'zod';
import type { Releases } from '../compose/compose.ts';
import { listPages, pageFile } from '../compose/pageMaker.ts';
import { type WrittenPages, writePreview } from '../compose/writePages.ts';
import { checkStored } from '../release/checkStored.ts';
import { parseJson } from '../release/parseJson.ts';
import { releasesOf } from '../release/releases.ts';
import { compositionSchema } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';
import { composeWith, readLive } from './promote.ts';
import { publicationSchema } from './publications.ts';
import { renewRecord } from './renewRecord.ts';

export const previewFolder = (id: string) => `previews/${id}`;
/** Written first, so that a prune knows what is in the making: the composition, who has made the preview, and when. */
export const previewKey = (id: string) => `previews/${id}.json`;

const previewSchema = compositionSchema.extend(publicationSchema.shape);

/** The record of a preview: its composition, who made it and when. */
type StoredPreview = z.infer<typeof previewSchema>;

export interface Preview extends WrittenPages {
  readonly composition: Composition;
  readonly url: string;
}

/** Makes what is live with these releases visitable beside the live site, which stays as it is. */
export async function writePreviewOf(
  store: Store,
  changes: readonly Release[],
  onProgress: (done: number, total: number) => void,
): Promise<Preview> {
  for (const release of changes) await checkStored(store, release);
  const composition = composeWith(await readLive(store), changes);
  const { id, apps } = composition;
  const url = previewBase(id);
  const folder = previewFolder(id);
  let written: WrittenPages = { rendered: 0, reused: 0 };
  for (;;) {
    await renewRecord(store, previewKey(id), { id, apps });
    const releases = await releasesOf(store, composition);
    if (await hasPages(store, folder, releases)) return { composition, url, ...written };
    written = await writePreview({ store, composition, releases, previous: undefined, onProgress }, folder, url);
  }
}

export const parsePreview = (json: string, where: string): StoredPreview => parseJson(previewSchema, json, where);

export async function findPreview(store: Store, id: string): Promise<StoredPreview | undefined> {
  const json = await store.get(previewKey(id));
  return json && parsePreview(json.toString(), previewKey(id));
}

/** Whether every page is there; its compressed forms were written before it. */
async function hasPages(store: Store, folder: string, releases: Releases): Promise<boolean> {
  const keys = new Set(await store.list(`${folder}/`));
  return listPages(releases).every((page) => keys.has(`${folder}/${pageFile(page)}`));
}
