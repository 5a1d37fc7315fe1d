import { findLive } from '../log.ts';
import type { LogEntry } from './logEntry.ts';

/**
 * The entries before the live one, newest first, for the whole site or one app. Before a rollback come the entries before
 * the state that it restored, so that each further rollback goes one further back.
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
