import { deferred } from './deferred.ts';

/**
 * Caches loaded values by name, for React's `use`.
 *
 * `get` returns a promise that stays pending when the load fails, so that React keeps the server's HTML, which a rejection
 * would remove. `load` returns a promise that rejects, and repeats a failed load; the first successful load also
 * resolves the promise of `get`.
 */
export class PageCache<T> {
  readonly #loads = new Map<string, Promise<T>>();
  readonly #pending = new Map<string, ReturnType<typeof deferred<T>>>();

  get(key: string, start: () => Promise<T>): Promise<T> {
    const isStarted = this.#pending.has(key);
    const { promise } = this.#pendingOf(key);
    if (!isStarted) this.load(key, start).catch(() => undefined);
    return promise;
  }

  load(key: string, start: () => Promise<T>): Promise<T> {
    const known = this.#loads.get(key);
    if (known) return known;
    const load = start();
    this.#loads.set(key, load);
    load.then(
      (value) => {
        const { promise, resolve } = this.#pendingOf(key);
        // React's `use` reads these fields of a settled promise and does not suspend.
        Object.assign(promise, { status: 'fulfilled', value });
        resolve(value);
      },
      () => this.#loads.delete(key),
    );
    return load;
  }

  #pendingOf(key: string) {
    const pending = this.#pending.get(key) ?? deferred<T>();
    this.#pending.set(key, pending);
    return pending;
  }
}
