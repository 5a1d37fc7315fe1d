import { type CompressionLevel, compress, type Form, forms } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import type { PageHashes } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { budgets } from './budgets.ts';

/** The folder of the pages that visitors get while a composition is live. */
export const pagesFolder = (id: string) => `pages/${id}`;

/**
 * A modification time in seconds since 1970, between 2001 and 2017. Servers derive an ETag from time and size, so each
 * composition needs a time of its own.
 */
const changeTime = (id: string) => 1_000_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 500_000_000);

/** The forms in which a store keeps pages. */
export const pageForms = ({ servesCompressed }: Store): readonly Form[] => (servesCompressed ? forms : ['']);

/** Returns a function that checks whether a key in a folder is one of these pages, in any form. */
export function openIsPage(folder: string, pages: PageHashes): (key: string) => boolean {
  const own = new Set(Object.keys(pages).flatMap((file) => forms.map((form) => `${folder}/${file}${form}`)));
  return (key) => own.has(key);
}

interface FileToWrite {
  readonly file: string;
  readonly bytes: Buffer;
  /** Whether the caller needs the form with brotli, even if visitors do not get it. */
  readonly needsBrotli?: boolean;
}

export interface Written {
  readonly integrity: string;
  /** The form with brotli; undefined if neither visitors nor the caller need it. */
  readonly br: Buffer | undefined;
}

/** The pages of a composition and their place. */
interface PagesPlace {
  readonly folder: string;
  readonly id: string;
  /** The keys to overwrite. Their files get the present time, because a browser's copy of the earlier bytes is invalid. */
  readonly replaced: ReadonlySet<string>;
}

/** Returns a function that writes files of one composition into a folder of the store, in the forms that visitors get. */
export function openWriter(store: Store, { folder, id, replaced }: PagesPlace, level: CompressionLevel) {
  const seconds = changeTime(id);
  const put = async (key: string, form: Form, bytes: Buffer) => {
    if (replaced.has(key + form)) await store.replace(key + form, bytes);
    // Another version of zlib may compress to other bytes: keep those of an earlier run.
    else if (form) await store.putIfAbsent(key + form, bytes, seconds);
    else await store.put(key, bytes, seconds);
  };
  return async <T extends FileToWrite>(files: readonly T[]): Promise<readonly (T & Written)[]> =>
    await mapInParallel(files, async (file) => {
      const key = `${folder}/${file.file}`;
      const isNeeded = store.servesCompressed || file.needsBrotli;
      const compressed = isNeeded ? await compressFor(file.bytes, level) : undefined;
      if (compressed && store.servesCompressed) {
        await put(key, '.br', compressed.br);
        await put(key, '.gz', compressed.gz);
      }
      await put(key, '', file.bytes);
      return { ...file, integrity: integrityOf(file.bytes), br: compressed?.br };
    });
}

/** Compresses at a level; again at the smallest where a page would exceed its budget only because the site is large. */
async function compressFor(bytes: Buffer, level: CompressionLevel) {
  const compressed = await compress(bytes, level);
  return compressed.br.length > budgets.html ? await compress(bytes) : compressed;
}
