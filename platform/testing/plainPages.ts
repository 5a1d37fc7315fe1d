import { brotliCompressSync, gzipSync } from 'node:zlib';
import { storeComposition } from '../compose/compositions.ts';
import { listPages, pageFile } from '../compose/pages/listPages.ts';
import type { PagesRequest, WrittenComposition } from '../compose/pages/writePages.ts';
import { integrityOf } from '../release/hash.ts';
import { putObject } from '../release/objects.ts';
import type { Releases } from '../release/releases.ts';
import type { PageHashes } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/**
 * Replaces `compose/writePages.ts` in tests that order the reads and writes of commands. These pages need neither rendering
 * nor threads, so a failing order can be repeated.
 */
export async function writePages({ store, composition, releases }: PagesRequest): Promise<WrittenComposition> {
  const { id, site, platform, apps } = composition;
  const pages = await putPages(store, releases, `a page of ${id}`);
  const content = await storeComposition(store, { id, site, platform, apps, pages, values: {} });
  return { content, pages, rendered: Object.keys(pages).length, reused: 0 };
}

/** The pages of a preview. */
export async function writePreview({ store, composition, releases }: PagesRequest) {
  const pages = await putPages(store, releases, `a preview of ${composition.id}`);
  return { pages, rendered: Object.keys(pages).length, reused: 0 };
}

/** Puts a page for each path of the releases; resolves to their hashes. */
async function putPages(store: Store, releases: Releases, text: string): Promise<PageHashes> {
  const page = Buffer.from(text);
  const integrity = integrityOf(page);
  await putObject(store, brotliCompressSync(page, {}), integrity, '.br');
  await putObject(store, gzipSync(page), integrity, '.gz');
  await putObject(store, page);
  return Object.fromEntries(listPages(releases).map((each) => [pageFile(each), integrity]));
}
