import { readComposition } from '../../compose/compositions.ts';
import { findDamagedPages, repairForms } from '../../compose/pages/pageFiles.ts';
import { writePages } from '../../compose/pages/writePages.ts';
import { showTable, stateFiles, tableFiles } from '../../compose/routeTable.ts';
import { attempt } from '../../messages/UserError.ts';
import { findHidden } from '../../release/objects.ts';
import { releasesOf } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { type LogEntry, readLog } from '../log.ts';
import type { Check } from './checkLog.ts';

/** What is live has its composition, route table, releases and pages; a note names an earlier state that cannot return. */
export const checkPages: Check = async (store, isRepairing, onProgress) => {
  const { value: log } = await attempt(() => readLog(store));
  // `checkLog` reports it.
  if (!log) return { problems: ['states and their pages are not checked, because the log cannot be read'] };
  const repaired: string[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  const states = new Map(log.map((entry) => [entry.content, entry]));
  let pages = 0;
  for (const [index, entry] of [...states.values()].entries()) {
    onProgress?.(index, states.size, 'states');
    const isLive = entry.content === log.at(-1)?.content;
    const found = await checkState(store, entry, isRepairing, isLive);
    pages += found.pages;
    repaired.push(...found.repaired);
    const [first] = found.faults;
    if (isLive) problems.push(...found.faults);
    // A sweep removes what old states need.
    else if (first) notes.push(`number ${entry.serial} cannot return as it was: ${first}`);
  }
  return { checked: { states: states.size, pages }, repaired, problems, notes };
};

async function checkState(store: Store, entry: LogEntry, isRepairing: boolean, isLive: boolean) {
  const { value: stored, problem } = await attempt(() => readComposition(store, entry));
  if (!stored) return { pages: 0, repaired: [], faults: [problem ?? ''] };
  const { problem: lack } = await attempt(() => releasesOf(store, stored));
  const damaged = await findDamagedPages(store, stateFiles(stored));
  const left = isRepairing && damaged.length > 0 ? await repair(store, stored, isLive) : damaged;
  // A table whose object is damaged is reported above.
  const hidden = (await findHidden(store, tableFiles(store, stored))).filter((key) => !left.includes(key));
  if (isRepairing && hidden.length > 0) await showTable(store, stored);
  const repaired = [...damaged.filter((file) => !left.includes(file)), ...(isRepairing ? hidden : [])];
  const name = (file: string) => `${file} of number ${entry.serial}`;
  const advice = isRepairing ? 'promote its releases again, or restore it from a copy' : 'run "site verify --repair"';
  return {
    pages: Object.keys(stored.pages).length,
    repaired: repaired.map((file) => `${name(file)} was written again`),
    faults: [
      ...(lack ? [`number ${entry.serial} is incomplete: ${lack}`] : []),
      ...[...left, ...(isRepairing ? [] : hidden)].map((file) => `${name(file)} is damaged or lost: ${advice}`),
    ],
  };
}

/** Makes damaged pages again: from a form that is sound, those that are live also by rendering. Resolves to the others. */
async function repair(store: Store, stored: StoredComposition, isLive: boolean): Promise<readonly string[]> {
  await repairForms(store, stateFiles(stored));
  const damaged = await findDamagedPages(store, stateFiles(stored));
  if (damaged.length === 0 || !isLive) return damaged;
  const { pages: _pages, values: _values, table: _table, tables: _tables, ...composition } = stored;
  const proven = new Set(Object.keys(stored.apps));
  await attempt(async () =>
    writePages({ store, composition, releases: await releasesOf(store, stored), previous: stored, proven }),
  );
  return await findDamagedPages(store, stateFiles(stored));
}
