import type { Composition } from '@mirqam/shared/contract/Composition';
import type { OnProgress } from '../messages/OnProgress.ts';
import type { PageHashes } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { acceptedFault } from './acceptedFault.ts';
import { checkLinks } from './checkLinks.ts';
import type { Releases } from './compose.ts';
import { compositionFile, compositionKey } from './compositions.ts';
import { filesAtRoot } from './filesAtRoot.ts';
import { generatePages } from './generatePages.ts';
import { keepShareImages } from './keepShareImages.ts';
import { listPages } from './listPages.ts';
import { compressionLevelOf, type GeneratedPage } from './openPageGenerator.ts';
import { openIsPage, openWriter, pagesFolder } from './pageFiles.ts';

export interface PagesRequest {
  readonly store: Store;
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose unchanged pages may be reused. */
  readonly previous: Composition | undefined;
  /** The apps whose pages may break a newer rule, with a warning, see `provenApps`. */
  readonly proven?: ReadonlySet<string>;
  /** The keys to overwrite, or to remove if no page has that name: damaged pages, or files that a killed command left. */
  readonly replaced?: ReadonlySet<string>;
  readonly onProgress?: OnProgress | undefined;
}

export interface WrittenPages {
  readonly rendered: number;
  readonly reused: number;
  /** For each app that breaks a newer rule, the first page that does. */
  readonly warnings?: readonly string[];
}

/**
 * Writes every page of a composition with its compressed forms, then `compositions/<id>.json`, which completes it.
 *
 * Throws a `UserError` for a page that cannot be rendered, exceeds a budget or has a dead link. The store then holds no
 * such composition.
 */
export async function writePages(request: PagesRequest): Promise<WrittenPages> {
  const { store, composition, releases, replaced = new Set() } = request;
  const { id } = composition;
  const folder = pagesFolder(id);
  const { generated, warnings } = await generateAll(request, folder);
  const write = openWriter(store, { folder, id, replaced }, compressionLevelOf(releases));
  const root = await filesAtRoot(store, composition, releases);
  const atRoot = await mapInParallel(root, async ([file, content]) => {
    // The content depends on the date and on the checkout: keep the files of an earlier run.
    const held = replaced.has(`${folder}/${file}`) ? undefined : await store.get(`${folder}/${file}`);
    return { file, bytes: held ?? Buffer.from(content) };
  });
  const files = [...generated, ...(await write(atRoot))];
  const stored = {
    ...composition,
    pages: hashesOf(files),
    renderings: Object.fromEntries(generated.flatMap(({ file, rendering }) => (rendering ? [[file, rendering]] : []))),
  };
  await removeOthers(store, replaced, folder, stored.pages);
  await store.sync();
  await store.put(compositionKey(id), compositionFile(stored));
  return { ...countPages(generated), warnings };
}

/**
 * Writes the pages of a composition for a preview under `base`, every link inside the site prefixed. Resolves to their
 * hashes too.
 */
export async function writePreview(
  request: PagesRequest,
  folder: string,
  base: string,
): Promise<WrittenPages & { readonly pages: PageHashes }> {
  const { generated, warnings } = await generateAll({ ...request, previous: undefined }, folder, base);
  const pages = hashesOf(generated);
  await removeOthers(request.store, request.replaced, folder, pages);
  return { ...countPages(generated), warnings, pages };
}

const hashesOf = (files: readonly { readonly file: string; readonly integrity: string }[]): PageHashes =>
  Object.fromEntries(files.map(({ file, integrity }) => [file, integrity]));

/** Removes the keys that were to be overwritten, if no page has that name. */
async function removeOthers(
  store: Store,
  replaced: ReadonlySet<string> = new Set(),
  folder: string,
  pages: PageHashes,
) {
  const isPage = openIsPage(folder, pages);
  await store.remove([...replaced].filter((key) => !isPage(key)));
}

async function generateAll(
  { store, onProgress, replaced = new Set(), proven = new Set(), ...job }: PagesRequest,
  folder: string,
  base = '',
) {
  await keepShareImages(store, job.releases);
  const total = listPages(job.releases).length;
  const pages: GeneratedPage[] = [];
  await generatePages(store, { ...job, folder, replaced, proven, base }, (batch) => {
    pages.push(...batch);
    onProgress?.(pages.length, total, 'pages');
  });
  checkLinks(new Map(pages.map((page) => [page.path, page])));
  const faults = pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)).map(({ warning }) => warning);
  const first = new Map(faults.reverse().flatMap((each) => (each ? [[each.app, each.fault]] : [])));
  const warnings = [...first.values()].map(acceptedFault);
  return { generated: pages, warnings };
}

function countPages(pages: readonly GeneratedPage[]) {
  const reused = pages.filter(({ isReused }) => isReused).length;
  return { rendered: pages.length - reused, reused };
}
