import { randomUUID } from 'node:crypto';
import type { Store } from '../store/Store.ts';
import { accountName } from './accountName.ts';

/** Writes down who has done something, and that it was now, in the place of an earlier time; `about` says what it is. */
export async function renewRecord(store: Store, key: string, about: object = {}): Promise<void> {
  await store.remove([key]);
  const record = { ...about, who: accountName(), when: new Date().toISOString(), nonce: randomUUID() };
  // Of two who do it at once one is first, and either may be named.
  await store.claim(key, Buffer.from(JSON.stringify(record)));
}
