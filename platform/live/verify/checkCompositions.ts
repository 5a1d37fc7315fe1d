import { compositionHash } from '../../compose/compositionHash.ts';
import { findComposition, listCompositions } from '../../compose/compositions.ts';
import { pagesFolder } from '../../compose/pageFiles.ts';
import { repairPages } from '../../compose/repairPages.ts';
import { findDamagedPages, findForeignPages, foreignProblem } from '../../compose/storedPages.ts';
import { attempt } from '../../messages/attempt.ts';
import type { OnProgress } from '../../messages/OnProgress.ts';
import { UserError } from '../../messages/UserError.ts';
import { releasesOf } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { findRemoval, namesOf } from '../compositionNames.ts';
import { earlierReleases } from '../earlierReleases.ts';
import { isPrune, type Log, readLog } from '../log.ts';
import { openIsOutOfUse } from '../openIsOutOfUse.ts';
import type { Findings } from './Findings.ts';

const unchecked = 'compositions and their pages are not checked, because the log cannot be read';

/** Every composition has the name of its content, all its releases, and pages with their hashes and no others. */
export async function checkCompositions(
  store: Store,
  isRepairing: boolean,
  onProgress?: OnProgress,
): Promise<Findings> {
  const { value: log } = await attempt(() => readLog(store));
  // `checkLog` reports it; without the log, nothing tells which pages a composition has to hold.
  if (!log) return { checked: {}, repaired: [], problems: [unchecked] };
  const ids = (await listCompositions(store)).filter((id) => !findRemoval(id, log));
  const isOutOfUse = await openIsOutOfUse(store);
  // `checkReleases` notes these releases.
  const cannotReturn = async ({ apps }: StoredComposition) => {
    const releases = Object.entries(apps).map(([app, { version }]) => ({ app, version }));
    return (await mapInParallel(releases, isOutOfUse)).includes(true);
  };
  const repaired: string[] = [];
  const problems: string[] = [];
  let pages = 0;
  for (const [index, id] of ids.entries()) {
    onProgress?.(index, ids.length, 'compositions');
    const { value: composition, problem } = await attempt(() => readNamed(store, id, log));
    if (problem) problems.push(problem);
    if (!composition) continue;
    const { problem: lack } = await attempt(async () => {
      await releasesOf(store, composition);
      await earlierReleases(store, composition);
    });
    // A promotion that lost its number to another leaves a composition without an entry; a prune may remove its releases.
    const isNamed = log.length === 0 || log.some((entry) => entry.composition === id);
    if (lack && isNamed && !(await cannotReturn(composition)))
      problems.push(`composition ${id} is incomplete: ${lack}`);
    pages += Object.keys(composition.pages).length;
    const result = await checkPages(store, composition, isRepairing);
    repaired.push(...result.repaired);
    problems.push(...result.problems, ...(await findForeignPages(store, composition)).map(foreignProblem));
  }
  const notes = findLost(log, ids).map(
    ({ serial, composition }) => `number ${serial} cannot return: its composition ${composition} is lost`,
  );
  return { checked: { compositions: ids.length, pages }, repaired, problems, notes };
}

/** The states whose composition nobody has removed, and the store does not hold; `checkProjection` reports what is live. */
const findLost = (log: Log, ids: readonly string[]) =>
  log.filter((entry) => !isPrune(entry) && !ids.includes(entry.composition) && !findRemoval(entry.composition, log));

async function readNamed(store: Store, id: string, log: Log) {
  const composition = await findComposition(store, id);
  const names = composition ? namesOf(compositionHash(composition), log) : [];
  // Old checkouts took fewer digits.
  if (names.some((name) => name.startsWith(id))) return composition;
  throw new UserError(`compositions/${id}.json in ${store.name} does not match its name: restore it from a copy`);
}

async function checkPages(store: Store, composition: StoredComposition, isRepairing: boolean) {
  const faults = await findDamagedPages(store, pagesFolder(composition.id), composition.pages);
  if (faults.length === 0) return { repaired: [], problems: [] };
  if (!isRepairing) {
    const problems = faults.map((key) => `${key} is damaged or lost: run "site verify --repair"`);
    return { repaired: [], problems };
  }
  const { problem } = await attempt(() => repairPages(store, composition, faults));
  if (problem) return { repaired: [], problems: [`${faults[0]} is damaged and cannot be rendered again: ${problem}`] };
  return { repaired: faults.map((key) => `${key} was written again`), problems: [] };
}
