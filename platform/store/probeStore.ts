import { randomUUID } from 'node:crypto';
import { UserError } from '../messages/UserError.ts';
import { raceForKey } from './raceForKey.ts';
import type { Store } from './Store.ts';

const passedKey = 'probe/passed.json';
const rounds = 5;
const writers = 8;

/**
 * Races for throw-away keys, once in the life of a store: some servers accept conditional writes and overwrite all the
 * same. Throws a `UserError` for a store that does not give each key to exactly one writer.
 */
export async function probeStore(store: Store): Promise<void> {
  if (await store.get(passedKey)) return;
  const folder = `probe/${randomUUID()}`;
  for (let round = 0; round < rounds; round++) {
    const key = `${folder}/${round}`;
    const mistake = await raceForKey(store, key, writers);
    await store.remove([key]);
    if (mistake)
      throw new UserError(
        `${store.name} cannot decide what is live (${mistake}): choose a store that creates a key exactly once`,
      );
  }
  await store.claim(passedKey, Buffer.from(JSON.stringify({ rounds, writers, when: new Date().toISOString() })));
}
