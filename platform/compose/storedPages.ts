import { UserError } from '../messages/UserError.ts';
import { isIntact } from '../release/isIntact.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { openIsPage, pageForms, pagesFolder } from './pageFiles.ts';

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

/** The keys in the folder of a composition's pages that are not its pages. */
export async function findForeignPages(store: Store, composition: StoredComposition): Promise<readonly string[]> {
  const isPage = openIsPage(composition);
  return (await store.list(`${pagesFolder(composition.id)}/`)).filter((key) => !isPage(key));
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
