import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { canonicalJson, contentName } from '../release/hash.ts';
import { putObject, readObject } from '../release/objects.ts';
import { parseStoredComposition, type StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';

/** The part of a log entry that names what it makes live. */
export interface CompositionName {
  readonly composition: string;
  /** The hash of the stored composition, which has those of its pages. */
  readonly content: Integrity;
}

/** Stores a composition with the hashes of its pages; resolves to the hash of it all. */
export const storeComposition = async (
  store: Store,
  stored: Composition & Pick<StoredComposition, 'pages' | 'values' | 'table'>,
): Promise<Integrity> => await putObject(store, Buffer.from(canonicalJson(stored)));

/** Throws a `UserError` when the store has lost a composition, or holds it damaged. */
export async function readComposition(
  store: Store,
  { composition, content }: CompositionName,
): Promise<StoredComposition> {
  const name = `composition ${composition}`;
  const remedy = 'roll back to another number of "site log", or promote all its releases at once';
  return parseStoredComposition((await readObject(store, content, { name, remedy })).toString(), name);
}

/** Hashes the content of a composition: all that its pages are made from. */
export const compositionHash = ({ site, platform, apps }: Omit<Composition, 'id'>): string =>
  contentName(canonicalJson(site ? { site, platform, apps } : apps));
