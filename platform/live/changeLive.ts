import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Releases } from '../compose/compose.ts';
import { findComposition } from '../compose/compositions.ts';
import { keepShareImages } from '../compose/keepShareImages.ts';
import { listPages } from '../compose/listPages.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import { repairPages } from '../compose/repairPages.ts';
import { describeDamaged, findDamagedPages, refuseForeignPages } from '../compose/storedPages.ts';
import { type WrittenPages, writePages } from '../compose/writePages.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import type { Store } from '../store/Store.ts';
import { earlierVersions } from './earlierReleases.ts';
import { refuseRevoked } from './heldBack.ts';
import { appendToLog, findLive, type Log, type LogChange } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import { outdatedBy, removeOutdated } from './outdatedPages.ts';
import { projectHead } from './projectHead.ts';
import { retryOnLog } from './retryOnLog.ts';
import { versionsOf } from './versionsOf.ts';

export interface ChangeRequest {
  readonly store: Store;
  readonly kind: LogChange['kind'];
  readonly why: string;
  readonly restores?: LogEntry['restores'];
  readonly onProgress?: OnProgress | undefined;
  /** Is called with the addresses that visitors lose, if there are any, before they do. */
  readonly onLoss?: ((addresses: readonly string[]) => void) | undefined;
}

export interface LiveResult extends WrittenPages {
  /** False when the composition was live already. */
  readonly isNew: boolean;
  readonly entry: LogEntry;
  readonly composition: Composition;
}

/** A composition that is about to go live. */
export interface Draft {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose unchanged pages may be reused. */
  readonly previous: Composition | undefined;
  /** The apps whose pages may break a newer rule, see `provenApps`. */
  readonly proven: ReadonlySet<string>;
  /** Messages that a person should read before it goes live. */
  readonly warnings?: readonly string[];
  /** The addresses that visitors have today, and would not have. */
  readonly lost?: readonly string[];
}

/**
 * Reads the log, composes, renders, checks and writes, then claims the next number. Starts again when somebody else claims
 * that number first. Projects and confirms at the end.
 */
export async function changeLive(request: ChangeRequest, compose: (log: Log) => Promise<Draft>): Promise<LiveResult> {
  const result = await retryOnLog(request.store, async (log) => {
    const draft = await compose(log);
    refuseRevoked(log, versionsOf(draft.composition.apps));
    const pages = await writeMissingPages(request, draft);
    await request.store.checkShowable(draft.composition.id);
    if (draft.lost && draft.lost.length > 0) request.onLoss?.(draft.lost);
    const claim = await claimNumber(request, log, draft);
    const warnings = [...(draft.warnings ?? []), ...(pages.warnings ?? [])];
    return claim && { ...claim, composition: draft.composition, ...pages, warnings };
  });
  await projectHead(request.store, request.onProgress, result.composition.id);
  if (result.isNew) await removeOutdated(request.store, result.entry);
  return result;
}

/**
 * Writes the pages of a draft that the store lacks or holds damaged. Rejects with a `UserError` for a page that breaks a
 * rule, and for one that is damaged and cannot be made again.
 */
export async function writeMissingPages(
  { store, onProgress }: Pick<ChangeRequest, 'store' | 'onProgress'>,
  draft: Draft,
): Promise<WrittenPages> {
  const folder = pagesFolder(draft.composition.id);
  const stored = await findComposition(store, draft.composition.id);
  // A killed command, perhaps of an older checkout, may have left other pages, which no visitor has received.
  if (!stored)
    return await writePages({ store, onProgress, replaced: new Set(await store.list(`${folder}/`)), ...draft });
  await refuseForeignPages(store, stored);
  await keepShareImages(store, draft.releases, true);
  const damaged = await findDamagedPages(store, folder, stored.pages);
  if (damaged.length === 0) return { rendered: 0, reused: 0 };
  // Another version of the platform may have rendered the pages that are left.
  const pages = await repairPages(store, stored, damaged);
  return { ...pages, warnings: [`${describeDamaged(damaged)}, damaged or lost, is written again`] };
}

/** Claims no number for a composition that is live already. */
async function claimNumber({ store, kind, why, restores }: ChangeRequest, log: Log, draft: Draft) {
  const { id, apps } = draft.composition;
  const live = findLive(log);
  if (live?.composition === id) return { entry: live, isNew: false };
  const versionsBefore = earlierVersions(draft.composition);
  const earlier = versionsBefore.length > 0 ? versionsBefore : undefined;
  const outdates = outdatedBy(id, log, listPages(draft.releases).length);
  const change = { composition: id, versions: versionsOf(apps), earlier, kind, why, restores, outdates };
  const entry = await appendToLog(store, log.at(-1), change);
  return entry && { entry, isNew: true };
}
