import { realpath, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { oneLine } from '../messages/print.ts';

/**
 * Returns a function that resolves to whether a path leads to a file of the store. A link that leads out of it is not
 * served, and reported once.
 */
export function openFiles(store: string): (path: string) => Promise<boolean> {
  const reported = new Set<string>();
  return async (path) => {
    const [root, target] = await Promise.all([realpath(store), realpath(path)].map((real) => real.catch(() => '')));
    if (!root || !target) return false;
    if (target.startsWith(root + sep)) return (await stat(target).catch(() => undefined))?.isFile() ?? false;
    if (!reported.has(path)) {
      reported.add(path);
      process.stderr.write(
        `${oneLine(`${relative(store, path)} in ${store} leads out of the store and is not served: replace the link by a copy`)}\n`,
      );
    }
    return false;
  };
}
