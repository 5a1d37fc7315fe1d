import type { Store } from '../store/Store.ts';

const day = 24 * 60 * 60 * 1000;

/** The time that lies so many days back on the server of a store. */
export const daysAgo = async (store: Store, days: number): Promise<Date> =>
  new Date(Number(await store.now()) - days * day);
