import { UserError } from '../messages/UserError.ts';
import { readIntact } from '../release/readIntact.ts';
import type { PageHashes, StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { openIsPage, pageForms, pagesFolder } from './pageFiles.ts';

/** The keys of the pages in a folder, compressed or not, that are missing or damaged; `pages` has their hashes. */
export async function findDamagedPages(store: Store, folder: string, pages: PageHashes): Promise<readonly string[]> {
  const faults = await mapInParallel(Object.entries(pages), async ([file, integrity]) => {
    const key = `${folder}/${file}`;
    const found = await Promise.all(
      pageForms(store).map(async (form) => ((await readIntact(store, key, form, integrity)) ? [] : key + form)),
    );
    return found.flat();
  });
  return faults.flat();
}

/** Damaged pages as the subject of a message. */
export const describeDamaged = ([first, ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} (and ${others.length} more)` : `${first}`;

/** The keys in the folder of a composition's pages that are not its pages. */
export async function findForeignPages(store: Store, composition: StoredComposition): Promise<readonly string[]> {
  const folder = pagesFolder(composition.id);
  const isPage = openIsPage(folder, composition.pages);
  return (await store.list(`${folder}/`)).filter((key) => !isPage(key));
}

/** Throws a `UserError` for a foreign file beside the pages of a composition, because visitors would get it too. */
export async function refuseForeignPages(store: Store, composition: StoredComposition): Promise<void> {
  const [foreign] = await findForeignPages(store, composition);
  if (foreign) throw new UserError(foreignProblem(foreign));
}

/** The message about a foreign file beside the pages of a composition. */
export const foreignProblem = (key: string) =>
  `${key} is not a page of its composition: find out who wrote it, and remove it`;

/** Whether the composition has pages and every one exists; reads none of them. */
export async function hasAllPages(store: Store, { id, pages }: StoredComposition): Promise<boolean> {
  const folder = pagesFolder(id);
  const keys = new Set(await store.list(`${folder}/`));
  const files = Object.keys(pages);
  return (
    files.length > 0 && files.every((file) => pageForms(store).every((form) => keys.has(`${folder}/${file}${form}`)))
  );
}
