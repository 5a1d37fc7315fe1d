import { randomUUID } from 'node:crypto';
import type { Store } from '../store/Store.ts';
import { accountName } from './accountName.ts';

/** Replaces the record's author and timestamp. */
export async function renewRecord(store: Store, key: string, about: object = {}): Promise<void> {
  await store.remove([key]);
  const record = { ...about, who: accountName(), when: new Date().toISOString(), nonce: randomUUID() };
  // Of two commands that write at once either may be named.
  await store.claim(key, Buffer.from(JSON.stringify(record)));
}
