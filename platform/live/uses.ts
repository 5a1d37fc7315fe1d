import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attempt } from '../messages/UserError.ts';
import { parseJson } from '../release/parseJson.ts';
import { longestCommand } from '../release/publications.ts';
import { pause } from '../store/pause.ts';
import type { Store } from '../store/Store.ts';
import { renewRecord } from './renewRecord.ts';

// A command that stores no object because the store holds it relies on an object that nothing names yet. So it writes its
// use first, and then waits while a sweep removes; a sweep says first that it removes, and then looks for uses. Whatever
// their order, one of the two sees the other.

const sweepingKey = 'sweeping.json';

/** After this time without a word a sweep was killed; a running one gives up after half of it. */
const longestBatch = 60_000;

/** Runs a command that relies on objects of a store, which no sweep removes until it ends. */
export async function withUse<T>(store: Store, work: () => Promise<T>): Promise<T> {
  if (store.isTrial) return await work();
  const key = `uses/${randomUUID()}.json`;
  await renewRecord(store, key);
  try {
    while (await isYoung(store, sweepingKey, longestBatch)) await pause(1);
    return await work();
  } finally {
    await store.remove([key]);
  }
}

/** Says that a sweep is about to remove; resolves to false while a command relies on objects. */
export async function beginRemoval(store: Store): Promise<boolean> {
  await renewRecord(store, sweepingKey);
  const keys = await store.list('uses/');
  const young = await Promise.all(keys.map((key) => isYoung(store, key, longestCommand)));
  await store.remove(keys.filter((_, index) => !young[index]));
  return !young.includes(true);
}

/** Whether what `beginRemoval` has said still holds for other commands. */
export const mayRemove = async (store: Store): Promise<boolean> => await isYoung(store, sweepingKey, longestBatch / 2);

export const endRemoval = async (store: Store): Promise<void> => await store.remove([sweepingKey]);

const useSchema = z.object({ when: z.iso.datetime() });

/** Whether a record is there and not older; a damaged one counts as old. */
async function isYoung(store: Store, key: string, milliseconds: number): Promise<boolean> {
  const json = await store.get(key);
  const { value } = await attempt(() => json && parseJson(useSchema, json.toString(), key));
  return Boolean(value) && Number(await store.now()) < Date.parse(value?.when ?? '') + milliseconds;
}
