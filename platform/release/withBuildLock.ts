import { lstat, mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isSystemError, unlessAbsent, unlessPresent } from '../store/disk.ts';

/** Milliseconds between two attempts to take the lock. */
const pause = 100;
/** Milliseconds after which a lock counts as left behind, because its process number may belong to another process by then. */
const longestBuild = 10 * 60_000;

/**
 * Waits until no other process holds the lock `file`, and holds it during `work`. The lock is a symbolic link to the number of
 * its process, because a link is created with its content at once. The lock of a killed process is removed.
 */
export async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await setTimeout(pause);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  const isTaken = await symlink(String(process.pid), file).then(() => true, unlessPresent);
  if (isTaken) return true;
  const holder = await readlink(file).catch(unlessAbsent);
  const { mtimeMs = 0 } = (await lstat(file).catch(unlessAbsent)) ?? {};
  const isLeft = holder && (!isRunning(Number(holder)) || Date.now() - mtimeMs > longestBuild);
  if (isLeft) await rm(file, { force: true });
  return false;
}

function isRunning(id: number): boolean {
  try {
    // The signal 0 only asks.
    return process.kill(id, 0);
  } catch (error) {
    // The process of another user.
    return isSystemError(error) && error.code === 'EPERM';
  }
}
