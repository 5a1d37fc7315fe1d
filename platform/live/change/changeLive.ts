import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { readComposition } from '../../compose/compositions.ts';
import type { PagesJob } from '../../compose/pages/openPageFinder.ts';
import { describeDamaged, findDamagedPages, repairForms } from '../../compose/pages/pageFiles.ts';
import { type WrittenComposition, type WrittenPages, writePages } from '../../compose/pages/writePages.ts';
import { showTable, stateFiles } from '../../compose/routeTable.ts';
import type { OnProgress } from '../../messages/Reporter.ts';
import { attempt } from '../../messages/UserError.ts';
import { showRelease } from '../../release/publicKeys.ts';
import type { PageHashes } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { versionsOf } from '../log/history.ts';
import { appendToLog, findLive, type Log, type LogChange, type LogEntry, retryOnLog } from '../log.ts';
import { projectHead } from '../projectHead.ts';
import { refuseRevoked } from '../releases/heldBack.ts';
import { withUse } from '../uses.ts';

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
  /** The addresses that visitors had before, and have no longer. */
  readonly lost: readonly string[];
}

/** A composition that is about to go live. */
export interface Draft extends Omit<PagesJob, 'base'> {
  /** Messages that a person should read before it goes live. */
  readonly warnings?: readonly string[];
  /** The addresses that visitors have today, and would not have. */
  readonly lost?: readonly string[];
  /** The pages that have just been compared with their hashes. */
  readonly soundPages?: PageHashes | undefined;
  /** The apps that get their first owner with it. */
  readonly owners?: LogChange['owners'];
}

/**
 * Reads the log, composes, renders, checks and writes, then claims the next number. Starts again when somebody else claims
 * that number first. Projects and confirms at the end.
 */
export async function changeLive(request: ChangeRequest, compose: (log: Log) => Promise<Draft>): Promise<LiveResult> {
  const { store, onProgress } = request;
  return await withUse(store, async () => {
    const { content, ...result } = await retryOnLog(store, async (log) => {
      const { lost = [], ...draft } = await compose(log);
      refuseRevoked(log, versionsOf(draft.composition.apps));
      const written = await writeMissingPages({ store, onProgress }, draft, log);
      await showReleases(store, draft, findLive(log));
      await showTable(store, written);
      if (lost.length > 0) request.onLoss?.(lost);
      const { content, rendered, reused, warnings: known = [] } = written;
      const claim = await claimNumber(request, log, draft, content);
      const warnings = [...(draft.warnings ?? []), ...known];
      return claim && { ...claim, composition: draft.composition, content, rendered, reused, warnings, lost };
    });
    await projectHead(store, onProgress, content);
    return result;
  });
}

/** Makes the files of the releases public that are not live yet. */
async function showReleases(store: Store, { releases }: Draft, live: LogEntry | undefined): Promise<void> {
  for (const release of Object.values(releases))
    if (live?.versions[release.app] !== release.version) await showRelease(store, release);
}

/**
 * Writes the pages of a draft, unless a state of the log has made them and the store holds them undamaged. Rejects with a
 * `UserError` for a page that breaks a rule, and for one that is damaged and cannot be made again.
 */
export async function writeMissingPages(
  { store, onProgress }: Pick<ChangeRequest, 'store' | 'onProgress'>,
  draft: Draft,
  log: Log,
): Promise<Omit<WrittenComposition, 'pages'>> {
  const known = log.findLast(({ composition }) => composition === draft.composition.id);
  const { value: stored } = await attempt(async () => known && (await readComposition(store, known)));
  if (!known || !stored) return await writePages({ store, onProgress, ...draft });
  const files = stateFiles(stored);
  const same = { content: known.content, table: stored.table, tables: stored.tables, rendered: 0, reused: 0 };
  const isWhole = async () => (await findDamagedPages(store, files)).length === 0;
  const isSound = ([file, integrity]: readonly [string, Integrity]) => draft.soundPages?.[file] === integrity;
  const unread = Object.fromEntries(Object.entries(files).filter((each) => !isSound(each)));
  if ((await findDamagedPages(store, unread)).length === 0) return same;
  const damaged = await findDamagedPages(store, files);
  const warnings = [`${describeDamaged(damaged)}, damaged or lost, is written again`];
  await repairForms(store, files);
  if (await isWhole()) return { ...same, warnings };
  const written = await writePages({ store, onProgress, ...draft });
  return { ...written, warnings: [...warnings, ...(written.warnings ?? [])] };
}

/** Claims no number for what is live already. */
async function claimNumber(
  { store, kind, why, restores }: ChangeRequest,
  log: Log,
  { composition: { id, apps }, owners }: Draft,
  content: string,
) {
  const live = findLive(log);
  if (live?.composition === id && live.content === content) return { entry: live, isNew: false };
  const change = { composition: id, content, versions: versionsOf(apps), kind, why, restores, owners };
  const entry = await appendToLog(store, log.at(-1), change);
  return entry && { entry, isNew: true };
}
