import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { oneLine } from '../messages/oneLine.ts';

/** Finds the files of a store as they are at one moment. */
export interface OpenFiles {
  /** The path of a key; one below `current/` leads to the pages that are live at that moment. */
  readonly pathOf: (key: string) => string;
  /** Resolves to whether a path leads to a file of the store. */
  readonly isFile: (path: string) => Promise<boolean>;
}

/** Returns a function that opens a store. No link below its folder is followed but `current`; others are reported once. */
export function openFiles(store: string): () => Promise<OpenFiles> {
  const reported = new Set<string>();
  const report = (file: string) => {
    if (reported.has(file)) return;
    reported.add(file);
    process.stderr.write(
      `${oneLine(`${file} in ${store} is behind a symbolic link and is not served: replace the link by a copy`)}\n`,
    );
  };
  return async () => {
    const root = await realpath(store).catch(() => store);
    const link = join(root, 'current');
    const current = await realpath(link).catch(() => link);
    return {
      pathOf: (key) => (key.startsWith('current/') ? join(current, key.slice('current/'.length)) : join(root, key)),
      async isFile(path) {
        const target = await realpath(path).catch(() => undefined);
        if (target === undefined) return false;
        const isOwn = target === path && path.startsWith(root + sep);
        if (!isOwn) report(relative(root, path));
        return isOwn && ((await stat(path).catch(() => undefined))?.isFile() ?? false);
      },
    };
  };
}
