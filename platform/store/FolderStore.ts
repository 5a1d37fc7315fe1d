import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import {
  lstat,
  mkdir,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { ChangedFolders } from './ChangedFolders.ts';
import { findPrivate } from './findPrivate.ts';
import { checkOwner, giveToOwner, hasOwnerOf } from './linkOwner.ts';
import { listFiles } from './listFiles.ts';
import { readDisk } from './readDisk.ts';
import { checkKey, differentBytesError, type LogPosition, logKey, type Store } from './Store.ts';
import { sweepFolder } from './sweepFolder.ts';
import { syncFolder } from './syncFolder.ts';
import { unlessAbsent, unlessNoLink, unlessPresent, unlessReadOnly } from './unless.ts';
import { withFolder } from './withFolder.ts';
import { writeDisk } from './writeDisk.ts';

const temporaryFolder = '.temporary';

/**
 * A store in a local folder. Visitors get the folder behind the symbolic link `current`, which an atomic rename replaces.
 *
 * Reads small files synchronously, which is faster, and writes in other threads, because a disk syncs many files at once.
 */
export class FolderStore implements Store {
  readonly name: string;
  readonly servesCompressed = true;
  readonly #changed: ChangedFolders;

  constructor(folder: string) {
    this.name = folder;
    this.#changed = new ChangedFolders(folder);
  }

  async put(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    if (await this.#create(key, bytes, seconds)) return;
    throw differentBytesError(key, this.name);
  }

  async putIfAbsent(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    await this.#create(key, bytes, seconds);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.#path(key);
    return await readDisk(this.name, async () => readFileSync(path));
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
      await withFolder(temporary, () => writeFile(temporary, bytes, { flush: true }));
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

  /**
   * Names the new link after the serial. A newer projection removes older links before it renames its own, so a promoter
   * that paused between reading the log and renaming finds nothing to rename.
   */
  async project({ serial, composition }: LogPosition, isOutdated: () => Promise<boolean>): Promise<void> {
    const own = `current-${basename(logKey(serial), '.json')}`;
    const folder = this.#path(temporaryFolder);
    await writeDisk(this.name, async () => {
      await mkdir(folder, { recursive: true });
      await symlink(`pages/${composition}`, join(folder, own)).catch(unlessPresent);
      await giveToOwner(join(folder, own), this.#path(`pages/${composition}`));
      const older = (await readdir(folder)).filter((name) => name.startsWith('current-') && name < own);
      const removed = (await isOutdated()) ? [own] : older;
      for (const name of removed) await rm(join(folder, name), { force: true });
      await rename(join(folder, own), this.#path('current')).catch(unlessAbsent);
      await syncFolder(this.name);
    });
  }

  async checkShowable(composition: string): Promise<void> {
    await checkOwner(this.#path(`pages/${composition}`));
  }

  async isProjected({ composition }: LogPosition): Promise<boolean> {
    const current = this.#path('current');
    const link = await readDisk(this.name, () => readlink(current).catch(unlessNoLink));
    if (link === undefined && (await lstat(current).catch(unlessAbsent))) this.#refuseCurrent();
    return link === `pages/${composition}` && (await hasOwnerOf(current, this.#path(link)));
  }

  /** Visitors get the pages themselves. */
  async findChanged(): Promise<readonly string[]> {
    return [];
  }

  async address(): Promise<string> {
    return await writeDisk(this.name, async () => {
      await mkdir(this.name, { recursive: true });
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

  #refuseCurrent(): never {
    throw new UserError(`"current" in ${this.name} must be a symbolic link: remove it, then run this again`);
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
        await withFolder(temporary, () => writeFile(temporary, bytes, { flush: true }));
        if (seconds) utimesSync(temporary, seconds, seconds);
        const isCreated = await withFolder(path, () => linkSync(temporary, path)).then(() => true, unlessPresent);
        this.#changed.note(path);
        // A network file system may report that the name exists because its own first attempt has created it.
        return isCreated || Boolean((await this.get(key))?.equals(bytes));
      } finally {
        rmSync(temporary, { force: true });
      }
    });
  }
}

/** Whether a path is a temporary file or a file manager's, such as `.DS_Store`; no key ends with a name that begins with a dot. */
const isHidden = (key: string) => /^\.temporary\/|(?:^|\/)\.[^/]+$/.test(key);
