import type { Composition } from '@mirqam/shared/contract/Composition';
import { z } from 'zod';
import { UserError } from '../messages/UserError.ts';
import { canonicalJson, integrityOf } from '../release/hash.ts';
import { parseJson } from '../release/parseJson.ts';
import { parseStoredComposition, type StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/** The file of a composition, written after its pages. Those of an outdated one are removed again, see `removeOutdated`. */
export const compositionKey = (id: string) => `compositions/${id}.json`;

/** The names of all compositions of a store. */
export const listCompositions = async (store: Store): Promise<readonly string[]> =>
  (await store.list('compositions/')).map((key) => key.replace(/^compositions\/|\.json$/g, ''));

/** The file of a composition, with the hash of all its other fields. */
export const compositionFile = (stored: Composition & Pick<StoredComposition, 'pages' | 'renderings'>): Buffer =>
  Buffer.from(canonicalJson({ ...stored, hash: integrityOf(canonicalJson(stored)) }));

/** Undefined for a composition that the store does not hold. Throws a `UserError` for a file that is damaged or misnamed. */
export async function findComposition(store: Store, id: string): Promise<StoredComposition | undefined> {
  const key = compositionKey(id);
  const json = await store.get(key);
  if (!json) return undefined;
  const stored = parseStoredComposition(json.toString(), key);
  const { hash, ...rest } = parseJson(z.looseObject({ hash: z.string() }), json.toString(), key);
  if (integrityOf(canonicalJson(rest)) !== hash)
    throw new UserError(`${key} in ${store.name} does not match its hash: restore it from a copy`);
  if (stored.id === id) return stored;
  throw new UserError(`${key} in ${store.name} holds the composition ${stored.id}: run "site verify"`);
}
