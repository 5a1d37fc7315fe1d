import { randomUUID } from 'node:crypto';
import type { Store } from './Store.ts';

/** Lets `writers` claim one key at the same time; resolves to what went wrong, or undefined. */
export async function raceForKey(store: Store, key: string, writers: number): Promise<string | undefined> {
  const offers = Array.from({ length: writers }, () => Buffer.from(randomUUID()));
  const answers = await Promise.all(offers.map((bytes) => store.claim(key, bytes)));
  const winners = offers.filter((_, index) => answers[index]);
  if (winners.length !== 1) return `${winners.length} of ${writers} racing writers were told that they had won`;
  const [winner] = winners;
  const held = await store.get(key);
  if (!winner || !held?.equals(winner)) return 'the key does not hold what its one winner wrote';
  const late = await store.claim(key, Buffer.from(randomUUID()));
  if (late || !(await store.get(key))?.equals(winner)) return 'a taken key was given away again';
  return undefined;
}
