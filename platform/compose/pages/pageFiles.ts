import { type CompressionLevel, compress, type Form, forms } from '../../release/compress.ts';
import { integrityOf } from '../../release/hash.ts';
import { objectKey, putObject } from '../../release/objects.ts';
import type { PageHashes } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { FileList, Store } from '../../store/Store.ts';

/** The forms in which a store keeps pages. */
export const pageForms = ({ servesCompressed }: Store): readonly Form[] => (servesCompressed ? forms : ['']);

/** The files that visitors get of these pages: their forms, with the objects of their bytes. */
export const pageList = (store: Store, pages: PageHashes): FileList =>
  new Map(
    Object.entries(pages).flatMap(([file, integrity]) =>
      pageForms(store).map((form) => [file + form, objectKey(integrity, form)] as const),
    ),
  );

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

/** Returns a function that stores pages in the forms that visitors get. */
export function openWriter(store: Store, level: CompressionLevel) {
  return async <T extends FileToWrite>(files: readonly T[]): Promise<readonly (T & Written)[]> =>
    await mapInParallel(files, async (file) => {
      const isNeeded = store.servesCompressed || file.needsBrotli;
      const compressed = isNeeded ? await compress(file.bytes, level) : undefined;
      const integrity = integrityOf(file.bytes);
      if (compressed && store.servesCompressed) {
        await putObject(store, compressed.br, integrity, '.br');
        await putObject(store, compressed.gz, integrity, '.gz');
      }
      await putObject(store, file.bytes, integrity);
      return { ...file, integrity, br: compressed?.br };
    });
}
