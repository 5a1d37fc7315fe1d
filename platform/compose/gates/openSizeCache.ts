import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';

/** Returns the size of a stored file as visitors fetch it. */
export type MeasureFile = (key: string) => Promise<number>;

/** Measures each file once. */
export const openSizeCache = (store: Store): MeasureFile =>
  memoize(async (key) => (await store.get(`${key}.br`))?.length ?? (await store.get(key))?.length ?? 0);
