import { findComposition } from '../compositions.ts';
import { projectHead, readNumber } from '../live.ts';
import type { LiveEntry } from '../schemas.ts';
import { logKey, type Store } from '../store/Store.ts';
import type { Findings } from '../verify.ts';
import { attempt } from './attempt.ts';

/** The log has every number from 1 to its head, and visitors get its head. */
export async function checkLog(store: Store): Promise<Findings> {
  const keys = await store.list('live/');
  const checked = { log: keys.length };
  const gap = keys.findIndex((key, index) => key !== logKey(index + 1));
  if (gap >= 0) {
    const problem = `the log of ${store.name} lacks number ${gap + 1} or holds ${keys[gap]}: restore it from a copy`;
    return { checked, repaired: [], problems: [problem] };
  }
  const problems: string[] = [];
  let head: LiveEntry | undefined;
  for (const index of keys.keys()) {
    const { value, problem } = await attempt(() => readNumber(store, index + 1));
    head = value;
    if (problem) problems.push(problem);
  }
  if (!head) return { checked, repaired: [], problems };
  const projection = await checkProjection(store, head);
  return { checked, repaired: projection.repaired, problems: [...problems, ...projection.problems] };
}

async function checkProjection(store: Store, head: LiveEntry) {
  const { value: composition, problem } = await attempt(() => findComposition(store, head.composition));
  if (problem) return { repaired: [], problems: [problem] };
  if (!composition) {
    const missing = `composition ${head.composition} is live and missing in ${store.name}: "site rollback" leads to one that is whole`;
    return { repaired: [], problems: [missing] };
  }
  if (await store.isProjected(head)) return { repaired: [], problems: [] };
  await projectHead(store);
  return { repaired: [`visitors get number ${head.serial} of the log`], problems: [] };
}
