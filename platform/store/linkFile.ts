import { copyFileSync, linkSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { removeFile, unless, withFolder } from './disk.ts';

/**
 * Makes a path a hard link to a file, by way of a temporary one if the path exists; a copy where the system refuses the
 * link, as for a file of another account. False if the path holds those bytes already.
 */
export async function linkFile(source: string, path: string, temporary: string): Promise<boolean> {
  if (await withFolder(path, () => linkSync(source, path)).then(() => true, unless('EEXIST', ...refusals))) return true;
  if (isLinked(source, path)) return false;
  try {
    await withFolder(temporary, () => linkOrCopy(source, temporary));
    await withFolder(path, () => renameSync(temporary, path));
  } finally {
    removeFile(temporary);
  }
  return true;
}

/** Linux does not link files of other accounts, and a file may have too many links. */
const refusals = ['EPERM', 'EMLINK'] as const;

/** Whether a path is a link to a file, or a copy of it. */
export function isLinked(source: string, path: string): boolean {
  const [one, other] = [source, path].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!one || !other) return false;
  if (one.ino === other.ino && one.dev === other.dev) return true;
  return one.size === other.size && readFileSync(path).equals(readFileSync(source));
}

function linkOrCopy(source: string, path: string) {
  try {
    linkSync(source, path);
  } catch (error) {
    unless(...refusals)(error);
    copyFileSync(source, path);
    const { atime, mtime } = statSync(source);
    utimesSync(path, atime, mtime);
  }
}
