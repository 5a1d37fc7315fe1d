import type { OnProgress } from '../messages/Reporter.ts';
import { attempt } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { checkAccess } from './verify/checkAccess.ts';
import { checkLog, checkProjection, type Findings } from './verify/checkLog.ts';
import { checkObjects } from './verify/checkObjects.ts';
import { checkPages } from './verify/checkPages.ts';
import { checkPreviews } from './verify/checkPreviews.ts';
import { checkReleases } from './verify/checkReleases.ts';

/** Checks every stored hash, the log and what visitors get; with `isRepairing`, repairs what a crash has left behind. */
export async function verify(store: Store, isRepairing: boolean, onProgress?: OnProgress): Promise<Findings> {
  if (isRepairing) await store.sweep();
  const findings: Partial<Findings>[] = [];
  for (const check of checks) {
    const { value, problem = '' } = await attempt(() => check(store, isRepairing, onProgress));
    findings.push(value ?? { problems: [problem] });
    // A store that cannot be read would fail each check in the same way.
    if (!value) break;
  }
  return {
    checked: Object.assign({}, ...findings.map(({ checked }) => checked)),
    repaired: findings.flatMap(({ repaired = [] }) => repaired),
    // Two checks may read the same damaged file.
    problems: [...new Set(findings.flatMap(({ problems = [] }) => problems))],
    notes: findings.flatMap(({ notes = [] }) => notes),
  };
}

const checks = [checkAccess, checkReleases, checkPages, checkObjects, checkPreviews, checkLog, checkProjection];
