import { rmSync } from 'node:fs';

/** Runs `work`, which may create the folder, then removes the folder, even if a signal ends the command. */
export async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
