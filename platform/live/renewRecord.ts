import type { Store } from '../store/Store.ts';
import { accountName } from './accountName.ts';

/** Replaces the record's author and timestamp. */
export async function renewRecord(store: Store, key: string, about: object = {}): Promise<void> {
  const record = { ...about, who: accountName(), when: await store.now() };
  await store.replace(key, Buffer.from(JSON.stringify(record)));
}
