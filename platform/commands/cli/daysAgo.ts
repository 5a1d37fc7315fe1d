import type { Store } from '../../store/Store.ts';

const day = 24 * 60 * 60 * 1000;

/** The time `days` days ago, by the clock of the store. */
export const daysAgo = async (store: Store, days: number): Promise<Date> =>
  new Date(Number(await store.now()) - days * day);
