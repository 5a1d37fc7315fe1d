import { dirname } from 'node:path';
import { syncFolder, unless } from './disk.ts';
import { mapInParallel } from './mapInParallel.ts';

/** The folders below a root whose changed names may not be on the disk yet. */
export class ChangedFolders {
  readonly #root: string;
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Notes that a path was added or removed. Any of its folders may be new, even the root. */
  note(path: string): void {
    for (let folder = dirname(path); folder.length >= this.#root.length; folder = dirname(folder))
      this.#folders.add(folder);
    this.#folders.add(dirname(this.#root));
  }

  /** Waits until the names are on the disk. */
  async sync(): Promise<void> {
    const folders = [...this.#folders];
    this.#folders.clear();
    // A folder may have been removed since, and the folder that holds the root may belong to another user.
    await mapInParallel(folders, (folder) => syncFolder(folder).catch(unless('ENOENT', 'EACCES')));
  }
}
