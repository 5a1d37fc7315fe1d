import { UserError } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import { type Log, readHead, readLog } from '../log.ts';

/** Each attempt after the first means that somebody else has appended. */
const attempts = 50;

/**
 * Reads the log and resolves to what `work` makes of it. Starts again when `work` resolves to undefined, and when it
 * fails although somebody has appended in between: a failure on an outdated log proves nothing.
 */
export async function retryOnLog<T>(store: Store, work: (log: Log) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const log = await readLog(store);
    try {
      const result = await work(log);
      if (result !== undefined) return result;
    } catch (error) {
      if (!(await isOutdated(store, log))) throw error;
    }
  }
  throw new UserError(`others keep changing what is live in ${store.name}: run this again when they have finished`);
}

/** Whether somebody has appended to the log since it was read. */
const isOutdated = async (store: Store, log: Log): Promise<boolean> =>
  (await readHead(store))?.serial !== log.at(-1)?.serial;
