import type { OnProgress } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from './mapInParallel.ts';

/** The key of the object with the bytes of each public file, by the path of the file. */
export type FileList = ReadonlyMap<string, string>;

/** Holds objects, the records that name them, and the files that visitors get. Keys are paths without a leading slash. */
export interface Store {
  /** For messages: a folder or an address. */
  readonly name: string;
  /** Whether visitors get the compressed forms that lie beside a page. */
  readonly servesCompressed: boolean;
  /** Whether this view writes nothing, see `openTrial`. */
  readonly isTrial?: boolean;
  /**
   * Writes bytes unless the key exists, and returns true if it holds these bytes now. Servers show `seconds` since 1970 as
   * the time of the last change.
   */
  put(key: string, bytes: Uint8Array, seconds?: number): Promise<boolean>;
  /** Undefined also for more than `largestObject`. */
  get(key: string): Promise<Buffer | undefined>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /**
   * Compare-and-set: does what `put` does. Of racing callers with different bytes exactly one gets true. What was written
   * before survives a power cut if the key does.
   */
  claim(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces the bytes of a key. A key that exists stays readable at every moment. */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Resolves once what was written through this instance survives a power cut. */
  sync(): Promise<void>;
  /** Makes a public key hold the bytes of an object: a hard link in a folder, a copy in a bucket. */
  show(key: string, object: string): Promise<void>;
  /**
   * Makes visitors get these pages, those of a log entry, and no others, unless `isOutdated` says that a newer entry is
   * live. A newer one may appear during the call: look again afterwards.
   */
  project(
    entry: LogPosition,
    files: FileList,
    isOutdated: () => Promise<boolean>,
    onProgress?: OnProgress,
  ): Promise<void>;
  /** Whether visitors get all pages of this log entry. */
  isProjected(entry: LogPosition, files: FileList): Promise<boolean>;
  /** The public keys of this entry's pages whose bytes are not those of their objects, and those that are not its pages. */
  findChanged(entry: LogPosition, files: FileList): Promise<readonly string[]>;
  /** The public files and folders that other accounts cannot read; `isRepairing` opens them. A bucket has none. */
  findPrivate(isRepairing?: boolean): Promise<readonly string[]>;
  /** The server and the place on it: a copy of the store on another server has another address. */
  address(): Promise<string>;
  /** The server's time, to compare with times that other machines have written. */
  now(): Promise<Date>;
  /**
   * Looks for mistakes of the server that a race for keys does not show: resolves to one, or to undefined. Throws a
   * `UserError` for a place that holds files of others.
   */
  findMistake(): Promise<string | undefined>;
  /** Removes the temporary files of killed commands. */
  sweep(): Promise<void>;
}

/** Makes a folder of a store hold these files and no others. */
export async function showFolder(
  store: Store,
  folder: string,
  files: FileList,
  onProgress?: OnProgress,
): Promise<void> {
  const held = await store.list(`${folder}/`);
  await store.remove(held.filter((key) => !files.has(key.slice(folder.length + 1))));
  let shown = 0;
  await mapInParallel(files, async ([file, object]) => {
    await store.show(`${folder}/${file}`, object);
    onProgress?.(++shown, files.size, 'files shown');
  });
  await store.sync();
}

/** The most bytes of an object that a command reads: many at once would fill the memory, and no file of a release has as many. */
export const largestObject = 100_000_000;

/** Returns the key. Throws a `UserError` for one that could lead out of the store. */
export function checkKey(key: string, store: string): string {
  if (!/(?:^|\/)\.\.(?:\/|$)|[^\w./-]/.test(key)) return key;
  throw new UserError(`"${key}" is not a key of the store ${store}: use letters, digits and . _ - /`);
}

/** The part of a log entry that a store needs. */
export interface LogPosition {
  readonly serial: number;
  readonly composition: string;
  /** Distinguishes the entry from another one with its number, which a log restored from a copy may have. */
  readonly nonce: string;
}

/** A number of the log as part of a name; the order of names is the order of numbers. */
export const numberOf = (serial: number): string => String(serial).padStart(8, '0');

/** The key of a log entry. */
export const logKey = (serial: number) => `live/${numberOf(serial)}.json`;
