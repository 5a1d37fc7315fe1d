import { checkStored } from '../release/checkStored.ts';
import { forms } from '../release/compress.ts';
import { isIntact } from '../release/isIntact.ts';
import { releasesOf } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { pageForms, pagesFolder } from './pageFiles.ts';
import { isDated } from './rootFiles.ts';
import { writePages } from './writePages.ts';

/** The keys of a composition's pages, compressed or not, that are missing or damaged. */
export async function findDamagedPages(store: Store, composition: StoredComposition): Promise<readonly string[]> {
  const folder = pagesFolder(composition.id);
  const faults = await mapInParallel(Object.entries(composition.pages), async ([file, integrity]) => {
    const key = `${folder}/${file}`;
    const found = await Promise.all(
      pageForms(store).map(async (form) => ((await isIntact(store, key, form, integrity)) ? [] : key + form)),
    );
    return found.flat();
  });
  return faults.flat();
}

/** The keys beside a composition's pages that are not among them. */
export async function findPlantedPages(store: Store, { id, pages }: StoredComposition): Promise<readonly string[]> {
  const folder = pagesFolder(id);
  const own = new Set(Object.keys(pages).flatMap((file) => forms.map((form) => `${folder}/${file}${form}`)));
  // A composition does not name its dated files, because their content differs between runs.
  const isPlanted = (key: string) => !own.has(key) && !isDated(key.replace(/\.(?:br|gz)$/, ''));
  return (await store.list(`${folder}/`)).filter(isPlanted);
}

/** Whether the composition has pages and every one exists; reads none of them. */
export async function hasAllPages(store: Store, { id, pages }: StoredComposition): Promise<boolean> {
  const folder = pagesFolder(id);
  const keys = new Set(await store.list(`${folder}/`));
  const files = Object.keys(pages);
  return (
    files.length > 0 && files.every((file) => pageForms(store).every((form) => keys.has(`${folder}/${file}${form}`)))
  );
}

/** Generates the damaged and the missing pages again. */
export async function repairPages(store: Store, { id, site, apps }: StoredComposition, damaged: readonly string[]) {
  const composition = { id, site, apps };
  const releases = await releasesOf(store, composition);
  // Checked first: without its releases a page cannot be generated again, and a damaged one is better than none.
  for (const release of Object.values(releases)) await checkStored(store, release);
  return await writePages({ store, composition, releases, previous: undefined, replaced: new Set(damaged) });
}
