import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from './disk.ts';
import { mapInParallel } from './mapInParallel.ts';

/** The folders of a store that web servers read. */
const publicFolders = ['apps', 'pages', 'previews'];

const forAll = { file: 0o644, folder: 0o755 };

/**
 * The public files and folders of a folder store that other accounts cannot read, as paths from the store; `isRepairing`
 * opens them. The folder of the store itself is its administrator's.
 */
export async function findPrivate(store: string, isRepairing: boolean): Promise<readonly string[]> {
  return (await mapInParallel(publicFolders, (folder) => findBelow(store, folder, isRepairing))).flat();
}

async function findBelow(store: string, path: string, isRepairing: boolean): Promise<readonly string[]> {
  const status = await lstat(join(store, path)).catch(unlessAbsent);
  if (!status || status.isSymbolicLink()) return [];
  const mode = status.isDirectory() ? forAll.folder : forAll.file;
  // What others may do, such as to read a file, or to read and enter a folder.
  const isPrivate = (status.mode & mode & 0o005) !== (mode & 0o005);
  if (isPrivate && isRepairing) await chmod(join(store, path), mode);
  const own = isPrivate ? [path] : [];
  if (!status.isDirectory()) return own;
  const names = (await readdir(join(store, path)).catch(unlessAbsent)) ?? [];
  const below = await mapInParallel(names, (name) => findBelow(store, `${path}/${name}`, isRepairing));
  return [...own, ...below.flat()];
}
