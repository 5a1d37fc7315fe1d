import type { Store } from '../store/Store.ts';
import { checkCompositions } from './verify/checkCompositions.ts';
import { checkLog } from './verify/checkLog.ts';
import { checkRecords } from './verify/checkRecords.ts';
import { checkReleases } from './verify/checkReleases.ts';

/** What a look at a part of the store has found. */
export interface Findings {
  readonly checked: Readonly<Record<string, number>>;
  /** What was wrong and is mended. */
  readonly repaired: readonly string[];
  /** What only a person can mend. */
  readonly problems: readonly string[];
}

/** Checks every stored hash, the log and what visitors get, and repairs what a crash has left behind. */
export async function verify(store: Store): Promise<Findings> {
  await store.sweep();
  const findings = [];
  for (const check of [checkReleases, checkCompositions, checkRecords, checkLog]) findings.push(await check(store));
  return {
    checked: Object.assign({}, ...findings.map(({ checked }) => checked)),
    repaired: findings.flatMap(({ repaired }) => repaired),
    problems: findings.flatMap(({ problems }) => problems),
  };
}
