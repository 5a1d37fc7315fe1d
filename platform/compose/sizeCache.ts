import type { Store } from '../store/Store.ts';

/** Returns the size of a stored file as visitors fetch it. */
export type MeasureFile = (key: string) => Promise<number>;

/** Measures each file once. */
export function openSizeCache(store: Store): MeasureFile {
  const sizes = new Map<string, Promise<number>>();
  const measure = async (key: string) => (await store.get(`${key}.br`))?.length ?? (await store.get(key))?.length ?? 0;
  return (key) => {
    const size = sizes.get(key) ?? measure(key);
    sizes.set(key, size);
    return size;
  };
}
