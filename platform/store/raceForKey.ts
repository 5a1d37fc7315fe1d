import { randomUUID } from 'node:crypto';
import type { Store } from './Store.ts';

/** Lets `writers` claim one key at the same time. Resolves to the store's mistake, or undefined. */
export async function raceForKey(store: Store, key: string, writers: number): Promise<string | undefined> {
  const offers = Array.from({ length: writers }, () => Buffer.from(randomUUID()));
  const results = await Promise.all(offers.map((bytes) => store.claim(key, bytes)));
  const winners = offers.filter((_, index) => results[index]);
  if (winners.length !== 1) return `${winners.length} of ${writers} racing writers won`;
  const [winner] = winners;
  const held = await store.get(key);
  if (!winner || !held?.equals(winner)) return 'the key does not hold the bytes of its one winner';
  const late = await store.claim(key, Buffer.from(randomUUID()));
  if (late || !(await store.get(key))?.equals(winner)) return 'a key was claimed twice';
  return undefined;
}
