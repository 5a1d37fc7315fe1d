import type { Store } from '../store/Store.ts';
import { type Log, readHead, readLog } from './log.ts';

/**
 * Reads the log and resolves to what `work` makes of it. Starts again when `work` resolves to undefined, and when it
 * fails although somebody has appended in between: a failure on an outdated log proves nothing.
 */
export async function retryOnLog<T>(store: Store, work: (log: Log) => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const log = await readLog(store);
    try {
      const result = await work(log);
      if (result !== undefined) return result;
    } catch (error) {
      if (!(await isOutdated(store, log))) throw error;
    }
  }
}

/** Whether somebody has appended to the log since it was read. */
export const isOutdated = async (store: Store, log: Log): Promise<boolean> =>
  (await readHead(store))?.serial !== log.at(-1)?.serial;
