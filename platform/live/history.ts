import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import { findComposition } from '../compose/compositions.ts';
import { attempt } from '../messages/attempt.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { readLog } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/** An entry of the log with the apps that were live from then on; empty where the composition has been pruned or is damaged. */
export interface PastState extends LogEntry {
  readonly apps: Readonly<Record<string, CompositionApp>>;
}

/** The log with what each entry made live, oldest first. */
export async function readHistory(store: Store): Promise<readonly PastState[]> {
  const log = await readLog(store);
  const ids = [...new Set(log.map(({ composition }) => composition))];
  const known = new Map(
    await mapInParallel(ids, async (id) => {
      return [id, (await attempt(() => findComposition(store, id))).value?.apps ?? {}] as const;
    }),
  );
  return log.map((entry) => ({ ...entry, apps: known.get(entry.composition) ?? {} }));
}

/** The version of an app that a state had live, even if its composition has been pruned. */
export const versionIn = ({ apps, versions }: PastState, app: string): string | undefined =>
  versions?.[app] ?? apps[app]?.version;
