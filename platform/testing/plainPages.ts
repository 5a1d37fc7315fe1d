import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compositionKey } from '../compose/compositions.ts';
import { listPages, pageFile } from '../compose/listPages.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import type { PagesRequest, WrittenPages } from '../compose/writePages.ts';
import { checkStored } from '../release/checkStored.ts';
import { canonicalJson, integrityOf } from '../release/hash.ts';
import { releasesOf } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/**
 * Replaces `compose/writePages.ts` and `compose/repairPages.ts` in tests that order the reads and writes of commands. These pages need neither
 * rendering nor threads, so a failing order can be repeated.
 */
export async function writePages({ store, composition, releases }: PagesRequest): Promise<WrittenPages> {
  const page = Buffer.from(`a page of ${composition.id}`);
  const files = listPages(releases).map(pageFile);
  for (const file of files) {
    const key = `${pagesFolder(composition.id)}/${file}`;
    await store.putIfAbsent(`${key}.br`, brotliCompressSync(page, {}));
    await store.putIfAbsent(`${key}.gz`, gzipSync(page));
    await store.put(key, page);
  }
  const pages = Object.fromEntries(files.map((file) => [file, integrityOf(page)]));
  await store.put(compositionKey(composition.id), Buffer.from(canonicalJson({ ...composition, pages })));
  return { rendered: files.length, reused: 0 };
}

/** The same for the pages of a preview. */
export async function writePreview({ store, releases }: PagesRequest, folder: string): Promise<WrittenPages> {
  const files = listPages(releases).map(pageFile);
  for (const file of files) await store.put(`${folder}/${file}`, Buffer.from('a page'));
  return { rendered: files.length, reused: 0 };
}

/** Writes the pages of a stored composition again, from releases that are whole. */
export async function repairPages(store: Store, stored: StoredComposition): Promise<WrittenPages> {
  const { pages: _pages, renderings: _renderings, ...composition } = stored;
  const releases = await releasesOf(store, composition);
  for (const release of Object.values(releases)) await checkStored(store, release);
  return await writePages({ store, composition, releases, previous: undefined });
}
