import { randomUUID } from 'node:crypto';
import { UserError } from '../messages/UserError.ts';
import { raceForKey } from './race.ts';
import type { Store } from './Store.ts';

const passedKey = 'probe/passed.json';
const rounds = 5;
const writers = 8;

/**
 * Races for throw-away keys, once in the life of a store.
 *
 * Throws a `UserError` when it does not give each to exactly one: some servers accept conditional writes and overwrite all the same.
 */
export async function probeStore(store: Store): Promise<void> {
  if (await store.get(passedKey)) return;
  const folder = `probe/${randomUUID()}`;
  for (let round = 0; round < rounds; round++) {
    const key = `${folder}/${round}`;
    const trouble = await raceForKey(store, key, writers);
    await store.remove([key]);
    if (trouble)
      throw new UserError(
        `${store.name} cannot decide what is live, ${trouble}: choose a store that creates a key exactly once`,
      );
  }
  await store.claim(passedKey, Buffer.from(JSON.stringify({ rounds, writers, when: new Date().toISOString() })));
}
