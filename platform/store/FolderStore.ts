import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync } from 'node:fs';
import { realpath, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OnProgress } from '../messages/Reporter.ts';
import { ChangedFolders } from './ChangedFolders.ts';
import {
  listFiles,
  makeFolder,
  readDisk,
  removeFile,
  sweepFolder,
  unlessAbsent,
  unlessPresent,
  unlessReadOnly,
  withFolder,
  writeDisk,
  writeSynced,
} from './disk.ts';
import { findPrivate } from './findPrivate.ts';
import { isLinked, linkFile, readCurrent, removeOlderPages, turnCurrent } from './links.ts';
import { checkKey, type FileList, type LogPosition, largestObject, numberOf, type Store, showFolder } from './Store.ts';

const temporaryFolder = '.temporary';

/**
 * A store in a local folder. Visitors get the folder behind the symbolic link `current`, which an atomic rename replaces.
 * Its files are hard links to objects.
 *
 * Reads and writes small files synchronously, which is faster, and syncs in other threads, because a disk syncs many at once.
 */
export class FolderStore implements Store {
  readonly name: string;
  readonly servesCompressed = true;
  readonly #changed: ChangedFolders;

  constructor(folder: string) {
    this.name = folder;
    this.#changed = new ChangedFolders(folder);
  }

  async put(key: string, bytes: Uint8Array, seconds?: number): Promise<boolean> {
    return await this.#create(key, bytes, seconds);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.#path(key);
    return await readDisk(this.name, async () => {
      const { size = Number.POSITIVE_INFINITY } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return size > largestObject ? undefined : readFileSync(path);
    });
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const files = (await readDisk(this.name, () => listFiles(this.#path(folder)))) ?? [];
    return files.map((file) => folder + file).filter((key) => key.startsWith(prefix) && !isHidden(key));
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    await this.sync();
    return await this.#create(key, bytes).finally(() => this.sync());
  }

  async replace(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key);
    const temporary = this.#path(`${temporaryFolder}/${randomUUID()}`);
    await writeDisk(this.name, async () => {
      await withFolder(temporary, () => writeSynced(temporary, bytes));
      await withFolder(path, () => renameSync(temporary, path));
      this.#changed.note(path);
    });
  }

  async remove(keys: readonly string[]): Promise<void> {
    const folders = new Set<string>();
    for (const key of keys) {
      await writeDisk(this.name, () => rm(this.#path(key), { force: true }));
      for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) folders.add(folder);
    }
    const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
    for (const folder of deepestFirst) await rmdir(this.#path(folder)).catch(() => undefined);
    for (const key of keys) this.#changed.note(this.#path(key));
    // The caller may remove next what is only safe to remove after these.
    await this.sync();
  }

  /** Waits for the names: the bytes of a file are on the disk before its name. */
  async sync(): Promise<void> {
    await writeDisk(this.name, () => this.#changed.sync());
  }

  async show(key: string, object: string): Promise<void> {
    const [path, source] = [this.#path(key), this.#path(object)];
    const temporary = this.#path(`${temporaryFolder}/${randomUUID()}`);
    if (await writeDisk(this.name, () => linkFile(source, path, temporary))) this.#changed.note(path);
  }

  async project(
    { serial }: LogPosition,
    files: FileList,
    isOutdated: () => Promise<boolean>,
    onProgress?: OnProgress,
  ): Promise<void> {
    const pages = `pages/${numberOf(serial)}`;
    await showFolder(this, pages, files, onProgress);
    await writeDisk(this.name, async () => {
      await turnCurrent(this.name, this.#path(temporaryFolder), pages, isOutdated);
      await removeOlderPages(this.name, serial);
    });
  }

  async isProjected({ serial }: LogPosition, files: FileList): Promise<boolean> {
    const folder = `pages/${numberOf(serial)}`;
    if (!(await readCurrent(this.name, folder))) return false;
    return await writeDisk(this.name, async () =>
      [...files].every(([file, object]) => isLinked(this.#path(object), this.#path(`${folder}/${file}`))),
    );
  }

  async findChanged({ serial }: LogPosition, files: FileList): Promise<readonly string[]> {
    const folder = `pages/${numberOf(serial)}`;
    const changed = [...files].filter(
      ([file, object]) => !isLinked(this.#path(object), this.#path(`${folder}/${file}`)),
    );
    const others = (await this.list(`${folder}/`)).filter((key) => !files.has(key.slice(folder.length + 1)));
    return [...changed.map(([file]) => `${folder}/${file}`), ...others];
  }

  async address(): Promise<string> {
    return await writeDisk(this.name, async () => {
      await makeFolder(this.name);
      return `${await realpath(this.name)} on device ${(await stat(this.name)).dev}`;
    });
  }

  /**
   * The time of a newly written file, because another machine may serve the folder; this machine's for a folder that does
   * not exist or cannot be written.
   */
  async now(): Promise<Date> {
    const file = this.#path(`${temporaryFolder}/${randomUUID()}`);
    return await writeDisk(this.name, async () => {
      if (!(await stat(this.name).catch(unlessAbsent))) return new Date();
      const written = withFolder(file, () => writeFile(file, '')).then(() => stat(file));
      const time = (await written.catch(unlessReadOnly))?.mtime;
      await rm(file, { force: true }).catch(unlessReadOnly);
      return time ?? new Date();
    });
  }

  async findPrivate(isRepairing = false): Promise<readonly string[]> {
    return await writeDisk(this.name, () => findPrivate(this.name, isRepairing));
  }

  async findMistake(): Promise<undefined> {}

  async sweep(): Promise<void> {
    await sweepFolder(this.name, this.#path(temporaryFolder), await this.now());
  }

  #path(key: string): string {
    return join(this.name, checkKey(key, this.name));
  }

  /**
   * Writes a temporary file and links it to the key: link(2) fails when the key exists, and never shows half a file.
   * False when the key holds other bytes.
   */
  async #create(key: string, bytes: Uint8Array, seconds?: number): Promise<boolean> {
    const path = this.#path(key);
    const temporary = this.#path(`${temporaryFolder}/${randomUUID()}`);
    return await writeDisk(this.name, async () => {
      try {
        await withFolder(temporary, () => writeSynced(temporary, bytes, seconds));
        const isCreated = await withFolder(path, () => linkSync(temporary, path)).then(() => true, unlessPresent);
        this.#changed.note(path);
        // A network file system may report that the name exists because its own first attempt has created it.
        return isCreated || Boolean((await this.get(key))?.equals(bytes));
      } finally {
        removeFile(temporary);
      }
    });
  }
}

/** Whether a path is not a key: a temporary file, or one of a file manager, such as `.DS_Store`. */
const isHidden = (key: string) => /^\.temporary\/|(?:^|\/)\.[^/]+$/.test(key);
