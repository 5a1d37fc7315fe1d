import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isSystemError } from './disk.ts';

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
