import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Stylesheet {
  readonly resourcePath: string;
}

/**
 * Returns a `getLocalIdent` for css-loader. The name of a class is four letters for its file and the index of the class in
 * base 36; similar names compress to half the size of hashes. The letters depend on the path of the file in `folder` and
 * on its text, so that two versions of a stylesheet, in releases of two teams, do not affect each other.
 */
export function shortClassNames(folder: string): (stylesheet: Stylesheet, template: string, name: string) => string {
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
