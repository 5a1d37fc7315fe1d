import type { Release } from '@mirqam/shared/contract/Release';
import { integrityOf } from '../../release/hash.ts';
import { addressOf } from '../../release/publicKeys.ts';
import { readStored } from '../../release/readStored.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';

export interface Stylesheet {
  readonly url: string;
  readonly text: string;
  readonly integrity: string;
}

/** Returns a function that reads a stylesheet of a release, each once, as pages contain it: without an end tag of a style element. */
export function openStylesheets(store: Store, release: Release): (file: string) => Promise<Stylesheet> {
  const read = readStored(store, release);
  return memoize(async (file) => {
    const own = (await read(file)).toString();
    // An escape of CSS: an end tag in a string or a comment would end the element.
    const text = own.replace(/<(?=\/style)/gi, '\\3c ');
    return { url: addressOf(release, file), text, integrity: integrityOf(text) };
  });
}
