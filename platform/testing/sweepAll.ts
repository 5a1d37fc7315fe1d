import { sweep, sweepKey } from '../live/sweep.ts';
import type { Store } from '../store/Store.ts';

/** Sweeps on two days what only earlier states need. Resolves to the removed keys of records, or of objects too. */
export async function sweepAll(store: Store, isWithObjects = false): Promise<readonly string[]> {
  const since = new Date(Date.now() + 1000);
  await store.remove([sweepKey]);
  await sweep(store, since);
  await ageSweep(store);
  const { removed } = await sweep(store, since);
  return removed.filter((key) => isWithObjects || !/^(?:apps|objects)\//.test(key));
}

/** Makes the list of the last sweep a day older. */
export async function ageSweep(store: Store): Promise<void> {
  const list = JSON.parse(String(await store.get(sweepKey)));
  const when = new Date(Date.parse(list.when) - 86_400_000);
  await store.replace(sweepKey, Buffer.from(JSON.stringify({ ...list, when })));
}
