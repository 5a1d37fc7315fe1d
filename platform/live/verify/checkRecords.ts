import { attempt } from '../../messages/attempt.ts';
import { listReleases } from '../../release/releases.ts';
import type { Store } from '../../store/Store.ts';
import { findPreview, findPreviewFaults, listPreviews } from '../preview.ts';
import { readPublication } from '../publications.ts';
import type { Findings } from './Findings.ts';

/**
 * Checks that a prune can read its records, who published a release and when, and which releases a preview has; and that
 * the pages of a preview have their hashes.
 */
export async function checkRecords(store: Store): Promise<Findings> {
  const previews = await listPreviews(store);
  const problems: string[] = [];
  for (const id of previews) {
    const { value: preview, problem } = await attempt(() => findPreview(store, id));
    if (problem) problems.push(problem);
    // A preview without hashes is being written, or was refused.
    const faults = preview?.pages ? await findPreviewFaults(store, id, preview.pages) : [];
    problems.push(...faults.map((key) => `${key} is not as "site preview" has written it: run that again`));
  }
  for (const { app, version } of await listReleases(store)) {
    const { problem } = await attempt(() => readPublication(store, app, version));
    if (problem) problems.push(problem);
  }
  return { checked: { previews: previews.length }, repaired: [], problems };
}
