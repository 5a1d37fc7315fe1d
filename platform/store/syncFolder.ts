import { open } from 'node:fs/promises';

/** Waits until the names in a folder are on the disk: a synced file can still lose its name in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
