import { createHash, randomUUID } from 'node:crypto';
import { UserError } from '../messages/UserError.ts';
import type { Store } from './Store.ts';

const rounds = 5;
const writers = 8;

/**
 * Races for throw-away keys, once for each server that holds the store: some servers accept conditional writes and
 * overwrite anyway. Throws a `UserError` for a store that does not give each key to exactly one writer, and for a place
 * that holds files of others.
 */
export async function probeStore(store: Store): Promise<void> {
  const address = await store.address();
  const passedKey = `probe/${createHash('sha256').update(address).digest('hex').slice(0, 10)}.json`;
  if (await store.get(passedKey)) return;
  const folder = `probe/${randomUUID()}`;
  for (let round = 0; round < rounds; round++) {
    const key = `${folder}/${round}`;
    const mistake = await raceForKey(store, key, writers);
    await store.remove([key]);
    refuse(store, mistake);
  }
  refuse(store, await store.findMistake());
  await store.put(passedKey, Buffer.from(JSON.stringify({ address, rounds, writers, when: await store.now() })));
}

function refuse(store: Store, mistake: string | undefined) {
  if (!mistake) return;
  throw new UserError(
    `${store.name} cannot decide what is live (${mistake}): choose a store that honours conditional writes`,
  );
}

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
