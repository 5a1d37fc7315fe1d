import { UserError } from '../messages/UserError.ts';
import { parseStoredComposition, type StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/** The file of a composition, written after its pages. Those of an outdated one are removed again, see `removeOutdated`. */
export const compositionKey = (id: string) => `compositions/${id}.json`;

/** The names of all compositions of a store. */
export const listCompositions = async (store: Store): Promise<readonly string[]> =>
  (await store.list('compositions/')).map((key) => key.replace(/^compositions\/|\.json$/g, ''));

/** Undefined for a composition that the store does not hold. Throws a `UserError` for a file that is damaged or misnamed. */
export async function findComposition(store: Store, id: string): Promise<StoredComposition | undefined> {
  const key = compositionKey(id);
  const json = await store.get(key);
  if (!json) return undefined;
  const stored = parseStoredComposition(json.toString(), key);
  if (stored.id === id) return stored;
  throw new UserError(`${key} in ${store.name} holds the composition ${stored.id}: run "site verify"`);
}
