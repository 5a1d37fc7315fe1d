import { pagesFolder } from '../compose/pageFiles.ts';
import type { Store } from '../store/Store.ts';
import { findRemoval } from './compositionNames.ts';
import { keptCompositions } from './keptCompositions.ts';
import type { Log } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/**
 * The compositions whose pages are not kept once another one, with this number of pages, is live. The entry that makes it
 * live names them.
 */
export function outdatedBy(next: string, log: Log, pages: number): LogEntry['outdates'] {
  const newestFirst = new Set([next, ...log.map(({ composition }) => composition).reverse()]);
  const outdated = [...newestFirst].slice(keptCompositions(pages)).filter((id) => !findRemoval(id, log));
  return outdated.length > 0 ? outdated : undefined;
}

/** Removes the pages that an entry names. No later entry needs them: their composition returns only under another name. */
export async function removeOutdated(store: Store, { outdates = [] }: LogEntry): Promise<void> {
  for (const id of outdates) await store.remove(await store.list(`${pagesFolder(id)}/`));
}
