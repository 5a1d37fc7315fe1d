import { decompress } from '../../release/compress.ts';
import { findObject } from '../../release/objects.ts';
import type { PageHashes } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { openWriter, pageForms } from './pageFiles.ts';

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
  await mapInParallel(Object.entries(pages), async ([file, integrity]) => {
    const found = await Promise.all(
      pageForms(store).map(async (form) => ({ form, bytes: await findObject(store, integrity, form) })),
    );
    const sound = found.find(({ bytes }) => bytes);
    const isWhole = found.every(({ bytes }) => bytes);
    const bytes = sound?.bytes && !isWhole ? decompress(sound.bytes, sound.form) : undefined;
    if (bytes) await write([{ file, bytes }]);
  });
}
