import type { Store } from '../store/Store.ts';
import { decompress, type Form } from './compress.ts';
import { integrityOf } from './hash.ts';

/** The content of a file's form; undefined where it does not have this hash. */
export function intactContent(bytes: Buffer, form: Form, integrity: string): Buffer | undefined {
  const content = decompress(bytes, form);
  return content && integrityOf(content) === integrity ? content : undefined;
}

/** Reads the content of a stored file from one of its forms; undefined where that is missing or does not have this hash. */
export async function readIntact(
  store: Pick<Store, 'get'>,
  key: string,
  form: Form,
  integrity: string,
): Promise<Buffer | undefined> {
  const bytes = await store.get(key + form);
  return bytes && intactContent(bytes, form, integrity);
}
