import { deferred } from './deferred.ts';

/**
 * Keeps what was loaded by name, for React's `use`.
 *
 * `get` returns a promise that stays pending when the load fails: React then keeps what it shows, such as the server's
 * HTML, where a rejection would wipe it. `load` returns a promise that rejects, and retries a load that has failed; the
 * first load that succeeds also resolves what `get` returned.
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
        // React's `use` reads these fields of a settled promise, and then renders without suspending.
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
