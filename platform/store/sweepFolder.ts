import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDisk } from './readDisk.ts';
import { unlessAbsent } from './unless.ts';
import { writeDisk } from './writeDisk.ts';

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
