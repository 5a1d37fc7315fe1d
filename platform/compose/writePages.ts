import type { Composition } from '@mirqam/shared/contract/Composition';
import { canonicalJson } from '../release/hash.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';
import { compositionKey } from './compositions.ts';
import { makePages } from './makePages.ts';
import { openWriter, pagesFolder } from './pageFiles.ts';
import { compressionLevelOf, listPages } from './pageMaker.ts';
import { isDated, rootFiles } from './rootFiles.ts';

export interface PagesRequest {
  readonly store: Store;
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose pages may be taken over where neither shell nor remote has changed. */
  readonly previous: Composition | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface WrittenPages {
  readonly rendered: number;
  readonly reused: number;
}

/**
 * Writes every page of a composition with its compressed forms, then `compositions/<id>.json`, which makes it whole.
 * Throws a `UserError` for a page that cannot be rendered, a budget overrun or a link that leads nowhere; then the
 * composition does not exist.
 */
export async function writePages(request: PagesRequest): Promise<WrittenPages> {
  const { store, composition, releases } = request;
  const { id } = composition;
  const { hashes, ...counts } = await writeInto(request, pagesFolder(id), '');
  const write = openWriter(store, pagesFolder(id), id, compressionLevelOf(releases));
  const atRoot = await mapInParallel([...(await rootFiles(store, releases))], async ([file, content]) => {
    // What an earlier run has stored stays: another day, or another checkout, would write it with other words.
    return { file, content: (await store.get(`${pagesFolder(id)}/${file}`)) ?? content };
  });
  for (const { file, integrity } of await write(atRoot)) if (!isDated(file)) hashes.set(file, integrity);
  const stored = { ...composition, pages: Object.fromEntries(hashes) };
  await store.put(compositionKey(id), Buffer.from(canonicalJson(stored)));
  return counts;
}

/** Writes the pages of a composition for a preview under `base`, every link inside the site prefixed. */
export async function writePreview(request: PagesRequest, folder: string, base: string): Promise<WrittenPages> {
  const { hashes: _, ...counts } = await writeInto({ ...request, previous: undefined }, folder, base);
  return counts;
}

async function writeInto({ store, onProgress, ...order }: PagesRequest, folder: string, base: string) {
  const total = listPages(order.releases).length;
  const hashes = new Map<string, string>();
  let reused = 0;
  await makePages(store, { ...order, folder, base }, (made) => {
    for (const { file, integrity, isReused } of made) {
      hashes.set(file, integrity);
      if (isReused) reused++;
    }
    onProgress?.(hashes.size, total);
  });
  return { rendered: hashes.size - reused, reused, hashes };
}
