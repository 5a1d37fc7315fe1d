import type { Store } from '../store/Store.ts';
import { accountName } from './log/accountName.ts';

/** Replaces the record's timestamp, and its author unless `about` names one. */
export async function renewRecord(store: Store, key: string, about: object = {}): Promise<void> {
  const record = { who: accountName(), ...about, when: await store.now() };
  await store.replace(key, Buffer.from(JSON.stringify(record)));
}
