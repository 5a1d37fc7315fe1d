import { setImmediate } from 'node:timers/promises';
import { languagesOf } from '@mirqam/shared/contract/Composition';
import type { Integrity } from '@mirqam/shared/contract/Release';
import type { OnProgress } from '../../messages/Reporter.ts';
import { integrityOf } from '../../release/hash.ts';
import type { PageHashes } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { storeComposition } from '../compositions.ts';
import { checkLinks } from '../gates/checkLinks.ts';
import { filesAtRoot } from '../rootFiles.ts';
import { routeTable } from '../routeTable.ts';
import { listPages } from './listPages.ts';
import type { PagesJob } from './openPageFinder.ts';
import { compressionLevelOf, type GeneratedPage, isSmallSite, openPageGenerator } from './openPageGenerator.ts';
import { findDamagedPages, openWriter } from './pageFiles.ts';
import { generateInThreads, type OnGenerated } from './pageThreads.ts';
import { storeValues } from './reuse.ts';

export interface PagesRequest extends Omit<PagesJob, 'base'> {
  readonly store: Store;
  readonly onProgress?: OnProgress | undefined;
}

export interface WrittenPages {
  readonly rendered: number;
  readonly reused: number;
  /** For each app with a page that breaks a newer rule, or that keeps its menus, the first such page. */
  readonly warnings?: readonly string[];
}

/** The pages of a composition in a store. */
export interface WrittenComposition extends WrittenPages {
  /** See `CompositionName`. */
  readonly content: Integrity;
  readonly pages: PageHashes;
  /** The hash of its route table; absent as in `StoredComposition`. */
  readonly table?: Integrity | undefined;
  /** The hashes of those of other languages. */
  readonly tables?: readonly Integrity[] | undefined;
}

/**
 * Stores every page and the route table of a composition with their compressed forms, and the composition with their hashes.
 *
 * Throws a `UserError` for a page that cannot be rendered, exceeds a budget or has a dead link.
 */
export async function writePages(request: PagesRequest): Promise<WrittenComposition> {
  const { store, composition } = request;
  // At once, because the threads that generate pages wait for the disk now and then.
  const [made, beside] = await Promise.allSettled([generateAll(request), writeAtRoot(request)]);
  if (made.status === 'rejected') throw made.reason;
  if (beside.status === 'rejected') throw beside.reason;
  const { generated, warnings, ...tables } = made.value;
  const { id, site, platform, apps } = composition;
  const pages = hashesOf([...generated, ...beside.value]);
  const values = await storeValues(store, generated);
  const content = await storeComposition(store, { id, site, platform, apps, pages, values, ...tables });
  await store.sync();
  return { content, pages, ...tables, ...countPages(generated), warnings };
}

/**
 * Stores the pages of a composition for a preview under `base`, every link inside the site prefixed, and its route table.
 * Resolves to their hashes too.
 */
export async function writePreview(request: PagesRequest, base: string): Promise<Omit<WrittenComposition, 'content'>> {
  const { generated, warnings, ...tables } = await generateAll(request, base);
  await request.store.sync();
  return { ...countPages(generated), warnings, pages: hashesOf(generated), ...tables };
}

/** Stores the files beside the pages. Compresses none that the store holds: most are redirects, and rarely change. */
async function writeAtRoot({ store, composition, releases }: PagesRequest) {
  const write = openWriter(store, compressionLevelOf(releases));
  const files = await mapInParallel(await filesAtRoot(store, composition, releases), async ([file, content]) => {
    // A folder is read synchronously: without this, no message of a thread would arrive before the last file.
    await setImmediate();
    const bytes = Buffer.from(content);
    const integrity = integrityOf(bytes);
    const isHeld = (await findDamagedPages(store, { [file]: integrity })).length === 0;
    return isHeld ? [{ file, integrity }] : await write([{ file, bytes }]);
  });
  return files.flat();
}

const hashesOf = (files: readonly { readonly file: string; readonly integrity: Integrity }[]): PageHashes =>
  Object.fromEntries(files.map(({ file, integrity }) => [file, integrity]));

async function generateAll({ store, onProgress, proven, composition, releases, previous }: PagesRequest, base = '') {
  const [table, ...tables] = languagesOf(composition).map((language) => routeTable(composition, language));
  const files = [table, ...tables].map((each) => ({ file: 'routes', bytes: Buffer.from(each?.text ?? '') }));
  await openWriter(store, compressionLevelOf(releases))(files);
  const toRender = listPages(releases);
  const pages: GeneratedPage[] = [];
  const generate = isSmallSite(toRender) || store.isTrial ? generateHere : generateInThreads;
  await generate(store, { composition, releases, previous, proven, base }, (batch) => {
    pages.push(...batch);
    onProgress?.(pages.length, toRender.length, 'pages');
  });
  checkLinks(new Map(pages.map(({ path, values }) => [path, values])));
  const inOrder = pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const first = new Map(inOrder.reverse().flatMap(({ app, warning }) => (warning ? [[app, warning]] : [])));
  const warnings = [...first.values()];
  const others = tables.map(({ pinned }) => pinned[1]);
  return { generated: pages, warnings, table: table?.pinned[1], ...(others.length > 0 ? { tables: others } : {}) };
}

async function generateHere(store: Store, job: PagesJob, onGenerated: OnGenerated) {
  const { generate, close } = openPageGenerator(store, job);
  try {
    await mapInParallel(listPages(job.releases), async (page) => onGenerated(await generate([page])));
  } finally {
    await close();
  }
}

function countPages(pages: readonly GeneratedPage[]) {
  const reused = pages.filter(({ isReused }) => isReused).length;
  return { rendered: pages.length - reused, reused };
}
