import { readStored } from '../release/readStored.ts';
import { lastingKeys, listShareImages, readShareImage } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';

/**
 * Copies the share images out of the releases, so that they outlive these; `isRepairing` also compares the copies with
 * their hashes. Resolves to the keys that it has written. Rejects with a `UserError` for an image that is damaged in its
 * release too.
 */
export async function keepShareImages(
  store: Store,
  releases: Releases,
  isRepairing = false,
): Promise<readonly string[]> {
  const kept = new Set(await listShareImages(store));
  const isKept = async (key: string) => kept.has(key) && !(isRepairing && !(await readShareImage(store, key)));
  const written = await mapInParallel(Object.values(releases), async (release) => {
    const read = readStored(store, release);
    const lost = await mapInParallel(lastingKeys(release), async ([file, key]) => {
      if (await isKept(key)) return [];
      await store.replace(key, await read(file));
      return [key];
    });
    return lost.flat();
  });
  return written.flat();
}
