import { findComposition } from '../../compose/compositions.ts';
import type { Store } from '../../store/Store.ts';
import { readLiveEntry } from '../log.ts';
import { projectHead } from '../projectHead.ts';
import { attempt } from './attempt.ts';
import type { Findings } from './Findings.ts';

/** Visitors get what the log says is live. `checkLog` reports a log that cannot say it. */
export async function checkProjection(store: Store): Promise<Findings> {
  const { value: live } = await attempt(() => readLiveEntry(store));
  if (!live) return { checked: {}, repaired: [], problems: [] };
  const { value: composition, problem } = await attempt(() => findComposition(store, live.composition));
  if (problem) return { checked: {}, repaired: [], problems: [problem] };
  if (!composition) {
    const missing = `composition ${live.composition} is live and missing in ${store.name}: "site rollback" leads to one that is whole`;
    return { checked: {}, repaired: [], problems: [missing] };
  }
  if (await store.isProjected(live)) return { checked: {}, repaired: [], problems: [] };
  await projectHead(store);
  return { checked: {}, repaired: [`visitors get number ${live.serial} of the log`], problems: [] };
}
