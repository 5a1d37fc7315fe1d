import { inParallel } from './inParallel.ts';

const atOnce = 32;

/**
 * Maps in order with at most 32 calls under way: a store has more keys than a process may have open files. Rejects with
 * the first failure once every call under way has ended, and makes no more.
 */
export async function mapLimited<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = new Array(items.length);
  await inParallel(items.entries(), atOnce, async ([index, item]) => {
    results[index] = await map(item);
  });
  return results;
}
