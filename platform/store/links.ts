import { copyFileSync, linkSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { lchown, lstat, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { readDisk, removeFile, syncFolder, unless, unlessAbsent, unlessPresent, withFolder } from './disk.ts';

// The pages of each number are a folder of hard links to objects; the link `current` leads to the one that visitors get.

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

/**
 * Turns the link `current` of a store to a folder, unless `isOutdated`. Names the new link after the folder, and these
 * names are in order: a newer projection removes older links before it renames its own, so a promoter that paused between
 * reading the log and renaming finds nothing to rename.
 */
export async function turnCurrent(
  store: string,
  temporary: string,
  target: string,
  isOutdated: () => Promise<boolean>,
): Promise<void> {
  const own = `current-${basename(target)}`;
  await mkdir(temporary, { recursive: true });
  await symlink(target, join(temporary, own)).catch(unlessPresent);
  await giveToOwner(join(temporary, own), join(store, target));
  const older = (await readdir(temporary)).filter((name) => name.startsWith('current-') && name < own);
  const removed = (await isOutdated()) ? [own] : older;
  for (const name of removed) await rm(join(temporary, name), { force: true });
  await rename(join(temporary, own), join(store, 'current')).catch(unlessAbsent);
  await syncFolder(store);
}

/** Whether the link `current` of a store leads to a folder. Throws a `UserError` for what is not a link. */
export async function readCurrent(store: string, target: string): Promise<boolean> {
  const current = join(store, 'current');
  // The error of a file or folder that is not a link.
  const link = await readDisk(store, () => readlink(current).catch(unless('EINVAL')));
  if (link === undefined && (await lstat(current).catch(unlessAbsent)))
    throw new UserError(`"current" in ${store} must be a symbolic link: remove it, then run this again`);
  return link === target && (await hasOwnerOf(current, join(store, link)));
}

// nginx follows a link only to a folder of the same account.

/** Whether a link and a folder belong to one account. True if one of the two does not exist. */
async function hasOwnerOf(link: string, folder: string): Promise<boolean> {
  const owners = [await lstat(link).catch(unlessAbsent), await stat(folder).catch(unlessAbsent)];
  return new Set(owners.flatMap((found) => found?.uid ?? [])).size < 2;
}

/** Gives a link to the account of a folder. Removes it, and throws a `UserError`, where only the administrator could. */
async function giveToOwner(link: string, folder: string): Promise<void> {
  if (await hasOwnerOf(link, folder)) return;
  const { uid, gid } = await stat(folder);
  // The error of an account that is not the administrator.
  const isGiven = await lchown(link, uid, gid).then(() => true, unless('EPERM'));
  if (isGiven) return;
  await rm(link, { force: true });
  throw new UserError(
    `${folder} belongs to the account with the number ${uid}, and nginx would follow no link of yours to it: run this as that account`,
  );
}

/** The folders of pages to keep: a request that began before a promotion may still read from an older one. */
const keptFolders = 4;

/** Removes the folders of pages from long before the one that is shown. */
export async function removeOlderPages(store: string, serial: number): Promise<void> {
  const folders = await readdir(join(store, 'pages'));
  const older = folders.filter((name) => /^\d{8}$/.test(name) && Number(name) <= serial - keptFolders);
  for (const name of older) await rm(join(store, 'pages', name), { recursive: true, force: true });
}
