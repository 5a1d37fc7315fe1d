import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attempt, UserError } from '../messages/UserError.ts';
import { canonicalJson, integrityOf } from '../release/hash.ts';
import { parseJson } from '../release/parseJson.ts';
import { appName, compositionId, integrity, versionName } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { logKey, type Store } from '../store/Store.ts';
import { addCheckpoints, readCheckpoints } from './log/checkpoints.ts';
import { lostEntries, newestProjected } from './log/projected.ts';
import { accountName } from './renewRecord.ts';

const names = z.array(z.string()).readonly();

const logEntrySchema = z.object({
  serial: z.number().int().positive(),
  /** Visitors get this composition from here on. */
  composition: compositionId,
  /** The hash of that composition as the store keeps it, which has those of its pages. */
  content: integrity,
  /** The version of each app, known here after a sweep has removed the composition. */
  versions: z.record(appName, versionName),
  /** See `LogChange`. An open string: an old checkout reads the entries of a newer one. */
  kind: z.string(),
  /** The entry that a rollback goes back to, of one app or of the whole site. */
  restores: z.object({ serial: z.number().int().positive(), app: appName.optional() }).optional(),
  /** The frozen releases that may go live again, and those that nothing may bring back, see `heldBack`. */
  thaws: names.optional(),
  revokes: names.optional(),
  /** The repositories that apps belong to from here on, see `ownersOf`. */
  owners: z.record(appName, z.string()).optional(),
  who: z.string(),
  when: z.iso.datetime(),
  why: z.string(),
  nonce: z.string(),
  /** The hash of the entry before, which makes the log a chain. Absent in the first entry. */
  previous: z.string().optional(),
  /** The hash of the other fields: nothing follows the newest entry that could prove it. */
  hash: z.string(),
});

/** One entry of the log. */
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The hash of an entry's other fields. */
export const entryHash = ({ hash: _, ...fields }: Readonly<Record<string, unknown>>): string =>
  integrityOf(canonicalJson(fields));

/**
 * Throws a `UserError` that names `where` for an entry that is invalid or was changed. Never advises to remove the entry: a
 * number that is free again would be claimed twice.
 */
export function parseLogEntry(json: string, where: string): LogEntry {
  const remedy = 'restore it from a copy';
  const entry = parseJson(logEntrySchema, json, where, remedy);
  if (entryHash(parseJson(z.looseObject({}), json, where, remedy)) === entry.hash) return entry;
  throw new UserError(`${where} does not match its hash: ${remedy}`);
}

/** Every entry, oldest first. Number `n` stands at index `n - 1`. */
export type Log = readonly LogEntry[];

/** Reads the whole log. Throws a `UserError` for one that is damaged, or that has lost entries which visitors have got. */
export async function readLog(store: Store): Promise<Log> {
  // In this order: an entry is in the log before it is projected.
  const projected = await newestProjected(store);
  const log = await readEntries(store);
  if (projected > log.length) throw lostEntries(store, projected, log.length);
  return log;
}

/** Reads all entries. Throws a `UserError` for a gap, a foreign file, a damaged entry, or one that does not continue the log. */
export async function readEntries(store: Store): Promise<Log> {
  const keys = await listLog(store);
  const copied = await readCheckpoints(store, keys.length);
  const newer = await mapInParallel(keys.slice(copied.length), (key) => readBytes(store, key));
  try {
    return parseLog(store, keys, [...copied, ...newer]);
  } catch (error) {
    if (copied.length === 0) throw error;
    // The checkpoints may be copies of another log, as after a restore.
    return parseLog(store, keys, await mapInParallel(keys, (key) => readBytes(store, key)));
  }
}

function parseLog(store: Store, keys: readonly string[], files: readonly Buffer[]): Log {
  return files.map((bytes, index) => {
    const key = keys[index] ?? '';
    const entry = parseEntry(store, key, bytes);
    const before = files[index - 1];
    if (entry.previous === (before && integrityOf(before))) return entry;
    throw new UserError(
      `${key} in ${store.name} does not continue the entry before it: one of the two was changed, restore "live" from a copy`,
    );
  });
}

/** The keys of the log in their order. Throws a `UserError` for a gap or a foreign file. */
export async function listLog(store: Store): Promise<readonly string[]> {
  const keys = await store.list('live/');
  const fault = keys.findIndex((key, index) => key !== logKey(index + 1));
  if (fault < 0) return keys;
  throw new UserError(
    `the log of ${store.name} has ${keys[fault]} where ${logKey(fault + 1)} belongs: restore "live" from a copy`,
  );
}

/** Reads one entry. Throws a `UserError` for one that is missing, damaged, or under the number of another. */
export const readEntry = async (store: Store, key: string): Promise<LogEntry> =>
  parseEntry(store, key, await readBytes(store, key));

async function readBytes(store: Store, key: string): Promise<Buffer> {
  const bytes = await store.get(key);
  if (bytes) return bytes;
  throw new UserError(`${key} is missing in ${store.name}: restore it from a copy`);
}

function parseEntry(store: Store, key: string, bytes: Buffer): LogEntry {
  const entry = parseLogEntry(bytes.toString(), key);
  if (logKey(entry.serial) === key) return entry;
  throw new UserError(`${key} in ${store.name} says that it is number ${entry.serial}: restore it from a copy`);
}

/** The newest entry, undefined before the first promotion. Its composition is live. */
export async function readHead(store: Store): Promise<LogEntry | undefined> {
  const key = (await listLog(store)).at(-1);
  return key ? await readEntry(store, key) : undefined;
}

/** Whether the newest entry is another one than this. */
export const isReplaced = async (store: Store, entry: LogEntry | undefined): Promise<boolean> =>
  (await readHead(store))?.serial !== entry?.serial;

/** The newest entry. */
export const findLive = <T extends LogEntry>(log: readonly T[]): T | undefined => log.at(-1);

export interface LogChange
  extends Pick<LogEntry, 'composition' | 'content' | 'versions' | 'restores' | 'thaws' | 'revokes' | 'owners' | 'why'> {
  readonly kind: 'promote' | 'rollback' | 'disable' | 'enable' | 'retire' | 'resume' | 'thaw' | 'revoke' | 'owner';
}

/**
 * Claims the number after `head`: the only write that decides what visitors get.
 *
 * Resolves to the entry, or to undefined when somebody else has claimed that number: then read and compose again.
 */
export async function appendToLog(
  store: Store,
  head: LogEntry | undefined,
  change: LogChange,
): Promise<LogEntry | undefined> {
  const fields = {
    serial: (head?.serial ?? 0) + 1,
    ...change,
    who: accountName(),
    when: (await store.now()).toISOString(),
    nonce: randomUUID(),
    ...(head && { previous: integrityOf(await readBytes(store, logKey(head.serial))) }),
  };
  // As the entry is read again: without undefined fields.
  const entry: LogEntry = { ...fields, hash: entryHash(JSON.parse(JSON.stringify(fields))) };
  if (!(await store.claim(logKey(entry.serial), Buffer.from(JSON.stringify(entry))))) return undefined;
  // The entry is live from here on: a checkpoint that cannot be written now is added by a later command.
  await attempt(() => addCheckpoints(store, entry.serial));
  return entry;
}

/** Each attempt after the first means that somebody else has appended. */
const attempts = 50;

/**
 * Reads the log and resolves to what `work` makes of it. Starts again when `work` resolves to undefined, and when it
 * fails although somebody has appended in between: a failure on an outdated log proves nothing.
 */
export async function retryOnLog<T>(store: Store, work: (log: Log) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const log = await readLog(store);
    try {
      const result = await work(log);
      if (result !== undefined) return result;
    } catch (error) {
      if (!(await isReplaced(store, log.at(-1)))) throw error;
    }
  }
  throw new UserError(`others keep changing what is live in ${store.name}: run this again when they have finished`);
}
