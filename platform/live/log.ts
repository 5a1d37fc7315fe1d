import { randomUUID } from 'node:crypto';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { logKey, type Store } from '../store/Store.ts';
import { accountName } from './accountName.ts';
import { type LogEntry, parseLogEntry } from './logEntry.ts';

/** The log of what is live, oldest first. */
export async function readLog(store: Store): Promise<readonly LogEntry[]> {
  return await mapInParallel(await store.list('live/'), async (key) => await readEntry(store, key));
}

/** The keys of the log, from number 1 to its head. Throws a `UserError` when one between them is missing. */
export async function listLog(store: Store): Promise<readonly string[]> {
  const keys = await store.list('live/');
  const gap = keys.findIndex((key, index) => key !== logKey(index + 1));
  if (gap < 0) return keys;
  throw new UserError(`the log of ${store.name} lacks number ${gap + 1} or holds ${keys[gap]}: restore it from a copy`);
}

/** The newest entry of the log, or undefined before the first promotion. */
export async function readHead(store: Store): Promise<LogEntry | undefined> {
  const key = (await store.list('live/')).at(-1);
  return key ? await readEntry(store, key) : undefined;
}

/** One entry of the log. Throws a `UserError` when there is none of this number. */
export async function readNumber(store: Store, serial: number): Promise<LogEntry> {
  const entry = await findEntry(store, logKey(serial));
  if (entry) return entry;
  throw new UserError(`the log of ${store.name} has no number ${serial}: "site status" shows those there are`);
}

async function readEntry(store: Store, key: string): Promise<LogEntry> {
  const entry = await findEntry(store, key);
  if (entry) return entry;
  throw new UserError(`${key} has gone from ${store.name}: restore it from a copy`);
}

async function findEntry(store: Store, key: string): Promise<LogEntry | undefined> {
  const json = await store.get(key);
  const entry = json && parseLogEntry(json.toString(), key);
  if (!entry || logKey(entry.serial) === key) return entry;
  throw new UserError(`${key} in ${store.name} says that it is number ${entry.serial}: restore it from a copy`);
}

export interface LogChange {
  readonly composition: string;
  readonly versions?: LogEntry['versions'];
  readonly kind: 'promote' | 'rollback' | 'disable' | 'enable' | 'retire';
  readonly why: string;
}

/**
 * Appends to the log, the only write that decides what visitors get.
 *
 * Resolves to the entry, or to undefined when somebody else has appended after `head`: then compose anew.
 */
export async function appendToLog(store: Store, head: LogEntry | undefined, change: LogChange) {
  const entry: LogEntry = {
    serial: (head?.serial ?? 0) + 1,
    ...change,
    who: accountName(),
    when: new Date().toISOString(),
    nonce: randomUUID(),
  };
  return (await store.claim(logKey(entry.serial), Buffer.from(JSON.stringify(entry)))) ? entry : undefined;
}
