import { UserError } from '../messages/UserError.ts';
import { integrityOf } from '../release/hash.ts';
import type { Store } from '../store/Store.ts';
import { memoize } from './memoize.ts';

export interface Stylesheet {
  readonly url: string;
  readonly text: string;
  readonly integrity: string;
}

/** Returns a function that reads the stylesheet at an address of the site, each once. */
export const openStylesheets = (store: Store): ((url: string) => Promise<Stylesheet>) =>
  memoize(async (url) => {
    const text = (await store.get(url.slice(1)))?.toString();
    if (text !== undefined) return { url, text, integrity: integrityOf(text) };
    throw new UserError(`${url} is missing in ${store.name}: "site verify" lists every file that its release has lost`);
  });
