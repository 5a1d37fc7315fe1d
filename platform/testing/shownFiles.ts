import { decompress, type Form } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import type { Files } from './Place.ts';

/** The hash of the content that a visitor gets, by path; of a compressed form, that of the whole file. */
export type Hashes = ReadonlyMap<string, string>;

export const hashesOf = (files: Files): Hashes =>
  new Map([...files].map(([path, bytes]) => [path, integrityOf(decompress(bytes, formOf(path)) ?? 'damaged')]));

const formOf = (path: string) => (/\.(?:br|gz)$/.exec(path)?.[0] ?? '') as Form;

/** What a preview shows, of all that visitors can request. */
export const previewed = (files: Files): Hashes =>
  hashesOf(new Map([...files].filter(([path]) => /^_?previews?\//.test(path))));

/** The live pages, and the files that these name. */
export function shown(files: Files): Hashes {
  const pages = [...files].filter(([path]) => !/^(?:apps|_?previews?)\//.test(path));
  const text = pages.map(([, bytes]) => bytes.toString('latin1')).join();
  const named = new Set([...text.matchAll(/\/(apps\/[\w./-]+)/g)].map(([, path]) => path));
  const kept = [...files].filter(([path]) => named.has(path.replace(/\.(?:br|gz)$/, '')));
  return hashesOf(new Map([...pages, ...kept]));
}

/** The paths whose content differs, or that one of the two lacks. */
export const differences = (one: Hashes, other: Hashes): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
