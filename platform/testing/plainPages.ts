import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Releases } from '../compose/compose.ts';
import { compositionFile, compositionKey } from '../compose/compositions.ts';
import { listPages, pageFile } from '../compose/listPages.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import type { PagesRequest, WrittenPages } from '../compose/writePages.ts';
import { checkStored } from '../release/checkStored.ts';
import { integrityOf } from '../release/hash.ts';
import { releasesOf } from '../release/releases.ts';
import type { PageHashes, StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/**
 * Replaces `compose/writePages.ts` and `compose/repairPages.ts` in tests that order the reads and writes of commands. These pages need neither
 * rendering nor threads, so a failing order can be repeated.
 */
export async function writePages({ store, composition, releases }: PagesRequest): Promise<WrittenPages> {
  const pages = await putPages(store, pagesFolder(composition.id), releases, `a page of ${composition.id}`);
  await store.put(compositionKey(composition.id), compositionFile({ ...composition, pages, renderings: {} }));
  return { rendered: Object.keys(pages).length, reused: 0 };
}

/** Puts a page for each path of the releases; resolves to their hashes. */
async function putPages(store: Store, folder: string, releases: Releases, text: string): Promise<PageHashes> {
  const page = Buffer.from(text);
  const files = listPages(releases).map(pageFile);
  for (const file of files) {
    await store.putIfAbsent(`${folder}/${file}.br`, brotliCompressSync(page, {}));
    await store.putIfAbsent(`${folder}/${file}.gz`, gzipSync(page));
    await store.put(`${folder}/${file}`, page);
  }
  return Object.fromEntries(files.map((file) => [file, integrityOf(page)]));
}

/** The same for the pages of a preview. */
export async function writePreview({ store, releases }: PagesRequest, folder: string) {
  const pages = await putPages(store, folder, releases, 'a page');
  return { rendered: Object.keys(pages).length, reused: 0, pages };
}

/** Writes the pages of a stored composition again, from releases that are whole. */
export async function repairPages(store: Store, stored: StoredComposition): Promise<WrittenPages> {
  const { pages: _pages, renderings: _renderings, ...composition } = stored;
  const releases = await releasesOf(store, composition);
  for (const release of Object.values(releases)) await checkStored(store, release);
  return await writePages({ store, composition, releases, previous: undefined });
}
