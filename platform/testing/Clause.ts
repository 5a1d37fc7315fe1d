import type { Store } from '../store/Store.ts';

/** One promise of every store; `check` rejects when it is broken. Each clause uses its own keys. */
export interface Clause {
  readonly name: string;
  readonly check: (store: Store) => Promise<void>;
}
