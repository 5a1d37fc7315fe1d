import { readStored } from '../release/readStored.ts';
import { lastingKeys, listShareImages } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';

/** Copies the share images out of the releases, so that they outlive these. */
export async function keepShareImages(store: Store, releases: Releases): Promise<void> {
  const kept = new Set(await listShareImages(store));
  await mapInParallel(Object.values(releases), async (release) => {
    const read = readStored(store, release);
    for (const [file, key] of lastingKeys(release)) if (!kept.has(key)) await store.put(key, await read(file));
  });
}
