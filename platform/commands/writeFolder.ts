import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OnProgress } from '../messages/Reporter.ts';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { makeFolder, unlessAbsent } from '../store/disk.ts';
import { mapInParallel } from '../store/mapInParallel.ts';

/**
 * Writes files by their paths into a folder that is new or empty: all of them or, rejecting with a `UserError`, none.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, () => Promise<Uint8Array>>,
  onProgress: OnProgress,
): Promise<void> {
  const temporary = `${folder}.${randomUUID()}`;
  try {
    await refuseFull(folder);
    await withTemporaryFolder(temporary, async () => {
      let done = 0;
      await mapInParallel(files, async ([path, read]) => {
        const file = join(temporary, path);
        await makeFolder(dirname(file));
        await writeFile(file, await read());
        onProgress(++done, files.size, 'files');
      });
      // Fails for a folder that has been filled in between.
      await rename(temporary, folder);
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notWritable(folder, error);
  }
}

/** Runs `work`, which may create the folder, then removes the folder, even if a signal ends the command. */
async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Throws a `UserError` for a folder that has something in it, or that cannot be read. */
export async function refuseFull(folder: string): Promise<void> {
  const present = await readdir(folder)
    .catch(unlessAbsent)
    .catch((error) => Promise.reject(notWritable(folder, error)));
  if (present && present.length > 0) throw new UserError(`${folder} is not empty: name a new folder, or empty it`);
}

const notWritable = (folder: string, error: unknown) =>
  new UserError(`${folder} cannot be written (${errorMessage(error)}): name another folder`);
