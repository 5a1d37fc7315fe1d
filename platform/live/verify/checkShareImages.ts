import { listShareImages, readShareImage } from '../../release/shareImages.ts';
import type { Store } from '../../store/Store.ts';
import type { Findings } from './Findings.ts';

/** Compares every lasting share image with its name, which is made from its content. */
export async function checkShareImages(store: Store): Promise<Findings> {
  const problems: string[] = [];
  for (const key of await listShareImages(store))
    if (!(await readShareImage(store, key))) problems.push(`${key} is damaged: restore it from a copy`);
  return { checked: {}, repaired: [], problems };
}
