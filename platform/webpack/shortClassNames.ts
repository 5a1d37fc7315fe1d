import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Stylesheet {
  readonly resourcePath: string;
}

/**
 * Answers the names that classes have on the page: four letters for the file, then which name of the file it is, counted
 * in base 36. Names that are alike cost a page half of what hashes do, compressed. The letters are made from the file's
 * path in `folder` and its text, so that two versions of it, in releases of two teams, do not style each other's elements.
 */
export function shortNames(folder: string): (stylesheet: Stylesheet, template: string, name: string) => string {
  const known = new WeakMap<Stylesheet, { readonly letters: string; readonly names: string[] }>();
  return (stylesheet, _, name) => {
    const { letters, names } = known.get(stylesheet) ?? { letters: lettersOf(folder, stylesheet), names: [] };
    known.set(stylesheet, { letters, names });
    if (!names.includes(name)) names.push(name);
    return letters + names.indexOf(name).toString(36);
  };
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function lettersOf(folder: string, { resourcePath }: Stylesheet): string {
  const hash = createHash('sha256').update(relative(folder, resourcePath)).update(readFileSync(resourcePath)).digest();
  return [...hash.subarray(0, 4)].map((byte) => alphabet[byte % alphabet.length]).join('');
}
