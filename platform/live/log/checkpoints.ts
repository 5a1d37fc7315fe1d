import { z } from 'zod';
import { mapInParallel } from '../../store/mapInParallel.ts';
import { logKey, type Store } from '../../store/Store.ts';

/** The entries in one checkpoint. */
const size = 100;

const checkpointSchema = z.array(z.string()).length(size);
const checkpointKey = (last: number) => logKey(last).replace('live/', 'checkpoints/');

/** The last number of each full hundred up to a number. */
const lastsUpTo = (serial: number) =>
  Array.from({ length: Math.floor(serial / size) }, (_, index) => (index + 1) * size);

/** The oldest entries of a log of this length, one read for each hundred, as far as there are checkpoints. */
export async function readCheckpoints(store: Store, length: number): Promise<readonly Buffer[]> {
  // The entry after a checkpoint proves by its hash that the copies are those of this log.
  const checkpoints = await mapInParallel(lastsUpTo(length - 1), (last) => readCheckpoint(store, last));
  const missing = checkpoints.indexOf(undefined);
  return checkpoints.slice(0, missing < 0 ? undefined : missing).flatMap((entries = []) => entries);
}

async function readCheckpoint(store: Store, last: number): Promise<readonly Buffer[] | undefined> {
  try {
    const entries = checkpointSchema.parse(JSON.parse(String(await store.get(checkpointKey(last)))));
    return entries.map((entry) => Buffer.from(entry));
  } catch {
    return undefined; // the log itself has what a damaged copy lacks
  }
}

/** Copies each full hundred of the log up to a number, including those that a killed command has missed. */
export async function addCheckpoints(store: Store, serial: number): Promise<void> {
  if (serial % size !== 0) return;
  for (const last of lastsUpTo(serial)) {
    if (await store.get(checkpointKey(last))) continue;
    const serials = Array.from({ length: size }, (_, index) => last - size + 1 + index);
    const entries = await mapInParallel(serials, async (number) => String(await store.get(logKey(number))));
    await store.put(checkpointKey(last), Buffer.from(JSON.stringify(entries)));
  }
}

/** Removes the copies of entries that the log has lost. */
export async function removeCheckpointsAfter(store: Store, serial: number): Promise<void> {
  const keys = await store.list('checkpoints/');
  await store.remove(keys.filter((key) => key > checkpointKey(serial)));
}
