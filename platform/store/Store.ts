import { UserError } from '../messages/UserError.ts';

/** Where releases, compositions, pages and the log of what is live lie. Keys are paths without a leading slash. */
export interface Store {
  /** How a person names it: a folder or an address. */
  readonly name: string;
  /** Writes bytes that never change; `seconds` since 1970 is the time of change that servers show. Throws a `UserError` when the key holds other bytes. */
  put(key: string, bytes: Uint8Array, seconds?: number): Promise<void>;
  /** Writes bytes unless the key holds some already: those stay. */
  putIfAbsent(key: string, bytes: Uint8Array, seconds?: number): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Creates the key unless it exists; true for exactly one of any number of racing callers, whose bytes must all differ. */
  claim(key: string, bytes: Uint8Array): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /**
   * Makes visitors get the pages of an entry of the log, unless `isOutdated` says that a newer one is live. A newer one
   * may appear while this runs, so look again afterwards.
   */
  project(entry: LogPosition, isOutdated: () => Promise<boolean>): Promise<void>;
  /** Whether visitors get the pages of this entry of the log, all of them. */
  isProjected(entry: LogPosition): Promise<boolean>;
  /** A local folder with the files below `prefix`. */
  localFolder(prefix: string): Promise<string>;
  /** Removes what killed commands have left unfinished. */
  sweep(): Promise<void>;
}

/** Of a key that holds other bytes than those to be written. */
export const refuseOther = (key: string, store: string): UserError =>
  new UserError(
    `${key} in ${store} already holds other bytes: ${
      key.startsWith('apps/') ? 'releases never change, publish a new version' : '"site verify" tells what is wrong'
    }`,
  );

/** Whether a key holds only what may be in one; not so one that could lead out of a store. */
const isKey = (key: string): boolean => !/(?:^|\/)\.\.(?:\/|$)|[^\w./-]/.test(key);

/** Throws a `UserError` for a key that could lead out of a store. */
export function checkKey(key: string, store: string): string {
  if (!isKey(key)) throw new UserError(`"${key}" is no key of the store ${store}`);
  return key;
}

/** Which composition the log names, and where. */
export interface LogPosition {
  readonly serial: number;
  readonly composition: string;
}

/** The key of an entry of the log: sorted as text, keys stand in the order of their serials. */
export const logKey = (serial: number) => `live/${String(serial).padStart(8, '0')}.json`;
