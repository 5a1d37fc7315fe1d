import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies what is in a folder, links as links and with the times of files, to one that may be new. `cp` does it with half of the work of Node. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-RPp', `${from}/.`, to]);
}
