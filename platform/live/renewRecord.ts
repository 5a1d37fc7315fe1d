import { userInfo } from 'node:os';
import type { Store } from '../store/Store.ts';

/** Replaces the record's timestamp, and its author unless `about` names one. */
export async function renewRecord(store: Store, key: string, about: object = {}): Promise<void> {
  const record = { who: accountName(), ...about, when: await store.now() };
  await store.replace(key, Buffer.from(JSON.stringify(record)));
}

/** The name of the person or pipeline that runs the command, as the log shows it. */
export function accountName(): string {
  try {
    return process.env['SITE_USER'] || process.env['GITHUB_ACTOR'] || userInfo().username;
  } catch {
    return 'unknown'; // a container may run under a number without a name
  }
}
