import { closeSync, existsSync, fsync, futimesSync, mkdirSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage, UserError } from '../messages/UserError.ts';

/** Returns a handler that resolves to undefined for these system errors, and throws every other error. */
export const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!isSystemError(error) || !codes.includes(error.code)) throw error;
  };

/** Handles the error of a file or folder that does not exist. */
export const unlessAbsent = unless('ENOENT', 'ENOTDIR', 'EISDIR');
/** Handles the error of a file that exists already. */
export const unlessPresent = unless('EEXIST');

/** Handles the error of a disk or a folder that this user cannot write. */
export const unlessReadOnly = unless('EROFS', 'EACCES', 'EPERM');

/** Whether an error is of the system, such as `ENOENT`. */
export const isSystemError = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Undefined for a missing file. Throws a `UserError` for one that cannot be read, since it must not count as missing. */
export async function readDisk<T>(store: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read().catch(unlessAbsent);
  } catch (error) {
    throw new UserError(`the store ${store} cannot be read (${errorMessage(error)}): check the folder and its owner`);
  }
}

/** Throws a `UserError` when the disk or the folder's permissions do not allow writing. */
export async function writeDisk<T>(store: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isFull = isSystemError(error) && error.code === 'ENOSPC';
    const advice = isFull
      ? 'free some space, and run this again; "site prune" then removes what no rollback needs'
      : 'check its owner and its disk, or choose another folder with SITE_STORE';
    throw new UserError(`the store ${store} cannot be written (${errorMessage(error)}): ${advice}`);
  }
}

/** Creates a folder and those around it. `mkdir` of Node never ends below one that refuses new folders with `ENOENT`, as `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
  const isMade = await mkdir(folder).then(() => true, unless('EEXIST', 'ENOENT'));
  if (isMade || (await lstat(folder).catch(unlessAbsent))) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch(unlessPresent);
}

const attempts = 20;

/** Creates the folder of `file` when writing fails without it, and repeats this while a sweep removes the empty folder. */
export async function withFolder(file: string, write: () => void | Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts) throw error;
      unless('ENOENT')(error);
      mkdirSync(dirname(file), { recursive: true });
    }
  }
}

const sync = promisify(fsync);

/** Writes a file, with this modification time if there is one, and waits until its bytes are on the disk. */
export async function writeSynced(path: string, bytes: Uint8Array, seconds?: number): Promise<void> {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, bytes);
    if (seconds) futimesSync(file, seconds, seconds);
    await sync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes a file if it exists; `rmSync` first asks the disk whether it is a folder. */
export function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    unlessAbsent(error);
  }
}

/** Waits until the names in a folder are on the disk: a synced file can still lose its name in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Lists the files below a folder as sorted paths from it, hidden ones included. Starts again when a part of the folder is
 * removed during the reading; rejects with the system's error for a folder that cannot be read.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    const isRemoved = isSystemError(error) && error.code === 'ENOENT' && existsSync(folder);
    if (!isRemoved) throw error;
    return await listFiles(folder);
  }
}

/** A temporary file of this age belongs to a killed command. */
const longestMilliseconds = 3_600_000;

/** Removes the temporary files of killed commands from a folder of a store; `now` is the time on its own machine. */
export async function sweepFolder(store: string, folder: string, now: Date): Promise<void> {
  for (const name of (await readDisk(store, () => readdir(folder))) ?? []) {
    const file = await lstat(join(folder, name)).catch(unlessAbsent);
    if (!file || now.getTime() - file.ctimeMs <= longestMilliseconds) continue;
    await writeDisk(store, () => rm(join(folder, name), { force: true }));
  }
}
