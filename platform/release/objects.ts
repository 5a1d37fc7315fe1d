import type { Integrity } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { FileList, Store } from '../store/Store.ts';
import { decompress, type Form } from './compress.ts';
import { integrityOf } from './hash.ts';

/** The key of the bytes with this hash; a compressed form lies beside them. */
export const objectKey = (integrity: Integrity, form: Form = ''): string =>
  `objects/${Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex')}${form}`;

/** The hash and the form that a key names; undefined for a key that is not of an object. */
export function parseObjectKey(key: string): { readonly integrity: Integrity; readonly form: Form } | undefined {
  const [, name = '', end] = /^objects\/([0-9a-f]{64})(\.br|\.gz)?$/.exec(key) ?? [];
  const form = end === '.br' || end === '.gz' ? end : '';
  return name ? { integrity: `sha256-${Buffer.from(name, 'hex').toString('base64')}`, form } : undefined;
}

/** The content of a form; undefined where it does not have this hash. */
export function soundContent(bytes: Buffer, form: Form, integrity: Integrity): Buffer | undefined {
  const content = decompress(bytes, form);
  return content && integrityOf(content) === integrity ? content : undefined;
}

/** Reads an object in one of its forms. Every read compares the bytes with their name: undefined for lost or damaged ones. */
export async function findObject(
  store: Pick<Store, 'get'>,
  integrity: Integrity,
  form: Form = '',
): Promise<Buffer | undefined> {
  const bytes = await store.get(objectKey(integrity, form));
  return bytes && soundContent(bytes, form, integrity) ? bytes : undefined;
}

/** Throws a `UserError` for a lost or damaged object; `name` and `remedy` are parts of its message. */
export async function readObject(
  store: Pick<Store, 'name' | 'get'>,
  integrity: Integrity,
  { name, remedy, form = '' }: { readonly name: string; readonly remedy: string; readonly form?: Form },
): Promise<Buffer> {
  const bytes = await findObject(store, integrity, form);
  if (bytes) return bytes;
  throw new UserError(`${name} is damaged or lost in ${store.name}: ${remedy}`);
}

/** The public keys of a list whose bytes are not those of their objects. */
export async function findHidden(store: Pick<Store, 'get'>, files: FileList): Promise<readonly string[]> {
  const found = await mapInParallel(files, async ([key, object]) => {
    const { integrity = '', form = '' } = parseObjectKey(object) ?? {};
    const bytes = await store.get(key);
    return bytes && soundContent(bytes, form, integrity) ? [] : [key];
  });
  return found.flat();
}

/** Stores bytes under their hash. Does nothing where the store holds them, and replaces damaged ones. */
export async function putObject(
  store: Pick<Store, 'get' | 'put' | 'replace'>,
  bytes: Uint8Array,
  integrity: Integrity = integrityOf(bytes),
  form: Form = '',
): Promise<Integrity> {
  const key = objectKey(integrity, form);
  const held = await store.get(key);
  if (held && soundContent(held, form, integrity)) return integrity;
  // A browser may have a damaged file with the time of the sound one: a replaced file gets the present time.
  if (held) await store.replace(key, bytes);
  else await store.put(key, bytes, changeTime(integrity));
  return integrity;
}

/** Does what `putObject` does, and asks what the store holds only if it holds the key: for bytes that are likely to be new. */
export async function putNewObject(
  store: Pick<Store, 'get' | 'put' | 'replace'>,
  bytes: Uint8Array,
  integrity: Integrity,
  form: Form = '',
): Promise<void> {
  const isHeld = await store.put(objectKey(integrity, form), bytes, changeTime(integrity));
  if (!isHeld) await putObject(store, bytes, integrity, form);
}

/**
 * A modification time in seconds since 1970, between 2001 and 2017. Servers derive an ETag from time and size, so other
 * bytes need another time, and a copy of the store keeps the ETag of each.
 */
const changeTime = (integrity: Integrity) =>
  1_000_000_000 + (Buffer.from(integrity.slice('sha256-'.length), 'base64').readUInt32BE() % 500_000_000);
