import { findComposition } from '../../compose/compositions.ts';
import type { Store } from '../../store/Store.ts';
import { listLog, readNumber } from '../log.ts';
import type { LogEntry } from '../logEntry.ts';
import { projectHead } from '../projectHead.ts';
import { attempt } from './attempt.ts';
import type { Findings } from './Findings.ts';

/** The log has every number from 1 to its head, and visitors get its head. */
export async function checkLog(store: Store): Promise<Findings> {
  const { value: keys = [], problem: gap } = await attempt(() => listLog(store));
  const checked = { log: keys.length };
  if (gap) return { checked, repaired: [], problems: [gap] };
  const problems: string[] = [];
  let head: LogEntry | undefined;
  for (const index of keys.keys()) {
    const { value, problem } = await attempt(() => readNumber(store, index + 1));
    head = value;
    if (problem) problems.push(problem);
  }
  if (!head) return { checked, repaired: [], problems };
  const projection = await checkProjection(store, head);
  return { checked, repaired: projection.repaired, problems: [...problems, ...projection.problems] };
}

async function checkProjection(store: Store, head: LogEntry) {
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
