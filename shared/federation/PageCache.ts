import { trackPromise } from './trackPromise.ts';

interface Entry<T> {
  readonly loading: Promise<T>;
  readonly forUse: Promise<T>;
  hasFailed: boolean;
}

/**
 * Remembers what was loaded by name, for React's `use`.
 *
 * `get` answers a promise that stays pending when the load fails: React then keeps what it shows, such as the server's
 * HTML, where a rejection would wipe it. `load` answers one that rejects, and starts anew what had failed.
 */
export class PageCache<T> {
  readonly #entries = new Map<string, Entry<T>>();

  get(key: string, start: () => Promise<T>): Promise<T> {
    return (this.#entries.get(key) ?? this.#start(key, start)).forUse;
  }

  load(key: string, start: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    return (known && !known.hasFailed ? known : this.#start(key, start)).loading;
  }

  #start(key: string, start: () => Promise<T>): Entry<T> {
    const loading = start();
    const forUse = trackPromise(
      loading.catch(() => {
        entry.hasFailed = true;
        return new Promise<never>(() => undefined);
      }),
    );
    const entry: Entry<T> = { loading, forUse, hasFailed: false };
    this.#entries.set(key, entry);
    return entry;
  }
}
