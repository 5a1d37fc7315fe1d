import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Stylesheet {
  readonly resourcePath: string;
}

/**
 * Returns a `getLocalIdent` for css-loader. The name of a class is four letters for its file and the index of the class in
 * base 36; similar names compress to half the size of hashes. The letters depend on the path of the file in its package and
 * on its text: two versions of a stylesheet, in releases of two teams, do not affect each other, and an app has the same
 * names wherever its packages are installed.
 */
export function shortClassNames(): (stylesheet: Stylesheet, template: string, name: string) => string {
  const known = new WeakMap<Stylesheet, { readonly letters: string; readonly names: string[] }>();
  return (stylesheet, _, name) => {
    const { letters, names } = known.get(stylesheet) ?? { letters: lettersOf(stylesheet), names: [] };
    known.set(stylesheet, { letters, names });
    if (!names.includes(name)) names.push(name);
    return letters + names.indexOf(name).toString(36);
  };
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function lettersOf({ resourcePath }: Stylesheet): string {
  const hash = createHash('sha256').update(placeOf(resourcePath)).update(readFileSync(resourcePath)).digest();
  return [...hash.subarray(0, 4)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The name of the nearest package and the path in it: `@mirqam/shared/ui/Card.module.css`. */
function placeOf(path: string): string {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).name + path.slice(folder.length);
  }
  return path;
}
