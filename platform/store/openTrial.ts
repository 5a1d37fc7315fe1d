import type { Store } from './Store.ts';

const writes: ReadonlySet<unknown> = new Set(['put', 'replace', 'show', 'remove', 'sync']);

/** These cannot end as if they had written: a caller goes on from what they have changed. */
const refused: ReadonlySet<unknown> = new Set(['claim', 'project', 'sweep']);

/**
 * Returns a view of a store that writes nothing, so that a command can run its checks on what it would write. `read` returns
 * files that the store does not hold yet.
 */
export function openTrial(
  store: Store,
  read: (key: string) => Promise<Buffer | undefined> = async () => undefined,
): Store {
  const own = {
    isTrial: true,
    get: async (key: string) => (await read(key)) ?? (await store.get(key)),
  };
  return new Proxy(store, {
    get(target, name) {
      if (writes.has(name)) return async () => true;
      if (refused.has(name))
        return () => Promise.reject(new Error(`a trial of ${store.name} cannot ${String(name)}: use the store itself`));
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name);
      // The methods of a store use its private fields.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
