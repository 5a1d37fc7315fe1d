import { type CompressionLevel, compress, decompress, type Form, forms } from '../../release/compress.ts';
import { integrityOf } from '../../release/hash.ts';
import { findObject, objectKey, putNewObject } from '../../release/objects.ts';
import type { PageHashes } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { FileList, Store } from '../../store/Store.ts';

/** The forms in which a store keeps pages. */
const pageForms = ({ servesCompressed }: Store): readonly Form[] => (servesCompressed ? forms : ['']);

/** The files that visitors get of these pages: their forms, with the objects of their bytes. */
export const pageList = (store: Store, pages: PageHashes): FileList =>
  new Map(
    Object.entries(pages).flatMap(([file, integrity]) =>
      pageForms(store).map((form) => [file + form, objectKey(integrity, form)] as const),
    ),
  );

/** Returns a function that stores pages in the forms that visitors get. */
export function openWriter(store: Store, level: CompressionLevel) {
  return async <T extends { readonly bytes: Buffer }>(files: readonly T[]) =>
    await mapInParallel(files, async (file) => {
      const integrity = integrityOf(file.bytes);
      if (store.servesCompressed) {
        const { br, gz } = await compress(file.bytes, level);
        await putNewObject(store, br, integrity, '.br');
        await putNewObject(store, gz, integrity, '.gz');
      }
      await putNewObject(store, file.bytes, integrity);
      return { ...file, integrity };
    });
}

/** The pages, each in every form of this store, that are lost or damaged. */
export async function findDamagedPages(store: Store, pages: PageHashes): Promise<readonly string[]> {
  const faults = await mapInParallel(Object.entries(pages), async ([file, integrity]) => {
    const found = await Promise.all(
      pageForms(store).map(async (form) => ((await findObject(store, integrity, form)) ? [] : file + form)),
    );
    return found.flat();
  });
  return faults.flat();
}

/** Damaged pages as the subject of a message. */
export const describeDamaged = ([first, ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} (and ${others.length} more)` : `${first}`;

/** Makes the damaged forms of pages again, from a form that is sound. */
export async function repairForms(store: Store, pages: PageHashes): Promise<void> {
  const write = openWriter(store, 'smallest');
  await mapInParallel(Object.values(pages), async (integrity) => {
    const found = await Promise.all(
      pageForms(store).map(async (form) => ({ form, bytes: await findObject(store, integrity, form) })),
    );
    const sound = found.find(({ bytes }) => bytes);
    const isWhole = found.every(({ bytes }) => bytes);
    const bytes = sound?.bytes && !isWhole ? decompress(sound.bytes, sound.form) : undefined;
    if (bytes) await write([{ bytes }]);
  });
}
