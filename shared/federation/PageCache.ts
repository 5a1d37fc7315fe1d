interface Reading<T> {
  readonly promise: Promise<T>;
  readonly fulfil: (value: T) => void;
}

/**
 * Remembers what was loaded by name, for React's `use`.
 *
 * `get` answers a promise that stays pending while the load fails: React then keeps what it shows, such as the server's
 * HTML, where a rejection would wipe it. `load` answers one that rejects, and starts anew what had failed; the first
 * load that succeeds settles what `get` answered too.
 */
export class PageCache<T> {
  readonly #loads = new Map<string, Promise<T>>();
  readonly #readings = new Map<string, Reading<T>>();

  get(key: string, start: () => Promise<T>): Promise<T> {
    const isStarted = this.#readings.has(key);
    const { promise } = this.#readingOf(key);
    if (!isStarted) this.load(key, start).catch(() => undefined);
    return promise;
  }

  load(key: string, start: () => Promise<T>): Promise<T> {
    const known = this.#loads.get(key);
    if (known) return known;
    const load = start();
    this.#loads.set(key, load);
    load.then(this.#readingOf(key).fulfil, () => this.#loads.delete(key));
    return load;
  }

  #readingOf(key: string): Reading<T> {
    const reading = this.#readings.get(key) ?? openReading<T>();
    this.#readings.set(key, reading);
    return reading;
  }
}

function openReading<T>(): Reading<T> {
  let resolve: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return {
    promise,
    fulfil(value) {
      // By these fields React's `use` reads a settled promise at once, without a moment of suspense.
      Object.assign(promise, { status: 'fulfilled', value });
      resolve(value);
    },
  };
}
