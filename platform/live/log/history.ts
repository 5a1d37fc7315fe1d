import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import { readComposition } from '../../compose/compositions.ts';
import { attempt } from '../../messages/UserError.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { findLive, type LogEntry, readLog } from '../log.ts';

/** An entry of the log with the apps that were live from then on; empty where the composition was removed or is damaged. */
export interface PastState extends LogEntry {
  readonly apps: Readonly<Record<string, CompositionApp>>;
}

/** The log with what each entry made live, oldest first. */
export async function readHistory(store: Store): Promise<readonly PastState[]> {
  const log = await readLog(store);
  const entries = new Map(log.map((entry) => [entry.content, entry]));
  const known = new Map(
    await mapInParallel(entries, async ([content, entry]) => {
      return [content, (await attempt(() => readComposition(store, entry))).value?.apps ?? {}] as const;
    }),
  );
  return log.map((entry) => ({ ...entry, apps: known.get(entry.content) ?? {} }));
}

/** The version of each app. */
export const versionsOf = (
  apps: Readonly<Record<string, { readonly version: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));

/**
 * The entries before the live one, newest first, for the whole site or one app. Before a rollback to 5 comes 4, so that each
 * further rollback goes one further back.
 */
export function* walkBack<T extends LogEntry>(log: readonly T[], app?: string): Generator<T> {
  let entry = findLive(log);
  while (entry) {
    const { serial, restores }: LogEntry = entry;
    const isRollback = restores && restores.serial < serial && (!restores.app || restores.app === app);
    entry = log[(isRollback ? restores.serial : serial - 1) - 1];
    if (entry && !isRollback) yield entry;
  }
}
