import { type Release, releaseAddress } from '@mirqam/shared/contract/Release';
import { integrityOf } from '../../release/hash.ts';
import { readStored } from '../../release/readStored.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';

export interface Stylesheet {
  readonly url: string;
  readonly text: string;
  readonly integrity: string;
}

/**
 * Returns a function that reads a stylesheet of a release, each once, as pages contain it: with `earlier` addresses, and
 * without an end tag of a style element.
 */
export function openStylesheets(
  store: Store,
  release: Release,
  earlier: Readonly<Record<string, string>> = {},
): (file: string) => Promise<Stylesheet> {
  const read = readStored(store, release);
  return memoize(async (file) => {
    const own = (await read(file)).toString();
    const moved = own.replace(/\/apps\/[\w./-]+/g, (address) => earlier[address] ?? address);
    // An escape of CSS: an end tag in a string or a comment would end the element.
    const text = moved.replace(/<(?=\/style)/gi, '\\3c ');
    return { url: `${releaseAddress(release.app, release.version)}/${file}`, text, integrity: integrityOf(text) };
  });
}
