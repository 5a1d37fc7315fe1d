/** Where releases, compositions, pages and the log of what is live lie. Keys are paths without a leading slash. */
export interface Store {
  /** How a person names it: a folder or an address. */
  readonly name: string;
  /** Writes bytes that never change; `seconds` since 1970 is the time of change that servers show. Rejects when the key holds other bytes. */
  put(key: string, bytes: Uint8Array, seconds?: number): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Creates the key unless it exists; true for exactly one of any number of racing callers. */
  claim(key: string, bytes: Uint8Array): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /** Makes the pages of a composition the ones that visitors get. */
  project(composition: string): Promise<void>;
  /** The composition whose pages visitors get, or undefined. */
  projected(): Promise<string | undefined>;
  /** A local folder with the files below `prefix`. */
  localFolder(prefix: string): Promise<string>;
}
