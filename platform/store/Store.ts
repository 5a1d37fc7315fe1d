import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';

/** Holds releases, compositions, pages and the log of what is live. Keys are paths without a leading slash. */
export interface Store {
  /** For messages: a folder or an address. */
  readonly name: string;
  /** Whether visitors get the compressed forms that lie beside a page. */
  readonly servesCompressed: boolean;
  /** Whether this view writes nothing, see `openTrial`. */
  readonly isTrial?: boolean;
  /**
   * Writes bytes that never change; servers show `seconds` since 1970 as the time of the last change. Throws a
   * `UserError` when the key holds other bytes.
   */
  put(key: string, bytes: Uint8Array, seconds?: number): Promise<void>;
  /** Writes bytes unless the key exists. */
  putIfAbsent(key: string, bytes: Uint8Array, seconds?: number): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /**
   * Compare-and-set: creates the key, and returns true if it holds these bytes now. Of racing callers with different bytes
   * exactly one gets true. What was written before survives a power cut if the key does.
   */
  claim(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces the bytes of a key. A key that exists stays readable at every moment. */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Resolves once what was written through this instance survives a power cut. */
  sync(): Promise<void>;
  /**
   * Makes visitors get the pages of a log entry, unless `isOutdated` says that a newer one is live. A newer one may
   * appear during the call: look again afterwards.
   */
  project(entry: LogPosition, isOutdated: () => Promise<boolean>, onProgress?: OnProgress): Promise<void>;
  /** Throws a `UserError` if visitors could not get pages that the store holds, before an entry of the log names them. */
  checkShowable(composition: string): Promise<void>;
  /** Whether visitors get all pages of this log entry. */
  isProjected(entry: LogPosition): Promise<boolean>;
  /** The keys in a public copy of this entry's pages whose bytes differ, or that are not among its pages. */
  findChanged(entry: LogPosition): Promise<readonly string[]>;
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

/** The error for a key that holds other bytes than those to write. */
export const differentBytesError = (key: string, store: string): UserError =>
  new UserError(
    `${key} in ${store} already holds other bytes: ${
      key.startsWith('apps/')
        ? 'releases never change, so run "site verify" to see whether it is damaged'
        : 'run "site verify" to see what is wrong'
    }`,
  );

/** Whether a text is a key, which cannot lead out of the store. */
const isKey = (key: string): boolean => !/(?:^|\/)\.\.(?:\/|$)|[^\w./-]/.test(key);

/** Returns the key. Throws a `UserError` for one that could lead out of the store. */
export function checkKey(key: string, store: string): string {
  if (!isKey(key)) throw new UserError(`"${key}" is not a key of the store ${store}: use letters, digits and . _ - /`);
  return key;
}

/** The part of a log entry that a store needs. */
export interface LogPosition {
  readonly serial: number;
  readonly composition: string;
  /** Distinguishes the entry from another one with its number, which a log restored from a copy may have. */
  readonly nonce: string;
}

/** The key of a log entry; the order of keys is the order of serials. */
export const logKey = (serial: number) => `live/${String(serial).padStart(8, '0')}.json`;
