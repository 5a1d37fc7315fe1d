import { attempt } from '../../messages/attempt.ts';
import { listReleases } from '../../release/releases.ts';
import type { Store } from '../../store/Store.ts';
import { findPreview, listPreviews } from '../preview.ts';
import { readPublication } from '../publications.ts';
import type { Findings } from './Findings.ts';

/** Checks that a prune can read its records: who published a release and when, and which releases a preview has. */
export async function checkRecords(store: Store): Promise<Findings> {
  const previews = await listPreviews(store);
  const problems: string[] = [];
  for (const id of previews) {
    const { problem } = await attempt(() => findPreview(store, id));
    if (problem) problems.push(problem);
  }
  for (const { app, version } of await listReleases(store)) {
    const { problem } = await attempt(() => readPublication(store, app, version));
    if (problem) problems.push(problem);
  }
  return { checked: { previews: previews.length }, repaired: [], problems };
}
