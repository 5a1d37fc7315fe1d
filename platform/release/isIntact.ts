import type { Store } from '../store/Store.ts';
import { decompress, type Form } from './compress.ts';
import { integrityOf } from './hash.ts';

/** Whether a stored form of a file decompresses to the bytes of this hash. */
export async function isIntact(store: Store, key: string, form: Form, integrity: string): Promise<boolean> {
  const bytes = await store.get(key + form);
  const file = bytes && decompress(bytes, form);
  return Boolean(file && integrityOf(file) === integrity);
}
