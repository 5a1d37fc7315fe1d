import { attempt } from '../../messages/attempt.ts';
import type { Store } from '../../store/Store.ts';
import { listLog, readEntry, readLog } from '../log.ts';
import type { Findings } from './Findings.ts';

/** The log has every number from 1 to the newest that visitors got; each entry can be read and continues the one before it. */
export async function checkLog(store: Store): Promise<Findings> {
  const { value: keys = [], problem: gap } = await attempt(() => listLog(store));
  const problems = gap ? [gap] : [];
  for (const key of keys) {
    const { problem } = await attempt(() => readEntry(store, key));
    if (problem) problems.push(problem);
  }
  if (problems.length === 0) {
    const { problem } = await attempt(() => readLog(store));
    if (problem) problems.push(problem);
  }
  return { checked: { log: keys.length }, repaired: [], problems };
}
