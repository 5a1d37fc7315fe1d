import type { Integrity } from '@mirqam/shared/contract/Release';
import { objectKey } from '../../release/objects.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';

/** Returns the size of a stored file as visitors fetch it, by its hash. */
export type MeasureFile = (integrity: Integrity) => Promise<number>;

/** Measures each file once. */
export const openSizeCache = (store: Store): MeasureFile =>
  memoize(async (integrity) => {
    const sizes = (['.br', ''] as const).map(async (form) => (await store.get(objectKey(integrity, form)))?.length);
    const [compressed, whole] = await Promise.all(sizes);
    return compressed ?? whole ?? 0;
  });
