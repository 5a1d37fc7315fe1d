import { randomUUID } from 'node:crypto';
import { type Dirent, existsSync, linkSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { link, lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { checkKey, type LogPosition, logKey, refuseOther, type Store } from './Store.ts';

/** Where files are written before they get their names; what stays here longer than this is of a killed command. */
const asideFolder = '.aside';
const asideMilliseconds = 3_600_000;

/**
 * A store in a local folder. What visitors get is the symbolic link `current`, replaced by an atomic rename.
 *
 * Small files are written and read without leaving the thread: the way to another one costs several times as much.
 */
export class FolderStore implements Store {
  readonly name: string;

  constructor(folder: string) {
    this.name = folder;
  }

  async put(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    if (await this.#create(key, bytes, { seconds, link: linkAtOnce })) return;
    throw refuseOther(key, this.name);
  }

  async putIfAbsent(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    await this.#create(key, bytes, { seconds, link: linkAtOnce });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.#path(key);
    return await this.#reading(async () => readFileSync(path));
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = this.#path(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await this.#reading(() => readWhole(folder));
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !isOfTheSystem(entry.name))
      .map((entry) => relative(this.name, join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix) && !key.startsWith(asideFolder))
      .sort();
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    return await this.#create(key, bytes, { flush: true, link });
  }

  async remove(keys: readonly string[]): Promise<void> {
    const folders = new Set<string>();
    for (const key of keys) {
      await this.#writing(() => rm(this.#path(key), { force: true }));
      for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) folders.add(folder);
    }
    const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
    for (const folder of deepestFirst) await rmdir(this.#path(folder)).catch(() => undefined);
  }

  /**
   * The link to rename is named after the serial, and a later projection takes away those of earlier ones before it
   * renames its own: so a promoter that was slow between looking at the log and renaming finds nothing to rename.
   */
  async project({ serial, composition }: LogPosition, isOutdated: () => Promise<boolean>): Promise<void> {
    const nameOf = (position: number) => `current-${logKey(position).slice('live/'.length, -'.json'.length)}`;
    const asides = this.#path(asideFolder);
    const aside = join(asides, nameOf(serial));
    await this.#writing(async () => {
      await mkdir(asides, { recursive: true });
      await symlink(`pages/${composition}`, aside).catch(unlessPresent);
      const outdated = (await readdir(asides)).filter((name) => name.startsWith('current-') && name < nameOf(serial));
      for (const name of (await isOutdated()) ? [nameOf(serial)] : outdated)
        await rm(join(asides, name), { force: true });
      await rename(aside, this.#path('current')).catch(unlessAbsent);
    });
  }

  async isProjected({ composition }: LogPosition): Promise<boolean> {
    const link = await readlink(this.#path('current'))
      .catch(unlessAbsent)
      .catch(() => this.#refuseCurrent());
    return link === `pages/${composition}`;
  }

  async localFolder(prefix: string): Promise<string> {
    return this.#path(prefix);
  }

  async sweep(): Promise<void> {
    const asides = this.#path(asideFolder);
    for (const name of (await this.#reading(() => readdir(asides))) ?? []) {
      const file = await lstat(join(asides, name)).catch(unlessAbsent);
      if (!file || Date.now() - file.ctimeMs <= asideMilliseconds) continue;
      await this.#writing(() => rm(join(asides, name), { force: true }));
    }
  }

  #path(key: string): string {
    return join(this.name, checkKey(key, this.name));
  }

  #refuseCurrent(): never {
    throw new UserError(
      `"current" in ${this.name} is no symbolic link, which it must be: remove it, then run this again`,
    );
  }

  /** Undefined for what is not there. Throws a `UserError` for what is and cannot be read: it must not pass for absent. */
  async #reading<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read().catch(unlessAbsent);
    } catch (error) {
      throw new UserError(
        `the store ${this.name} cannot be read (${errorMessage(error)}): check the folder and its owner`,
      );
    }
  }

  /** Throws a `UserError` for what the disk or the owner of the folder does not allow. */
  async #writing<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `the store ${this.name} cannot be written (${errorMessage(error)}): check its owner and its disk, or choose another folder with SITE_STORE`,
      );
    }
  }

  /**
   * Writes aside and links to the name: link(2) fails when the name exists, and never shows half a file.
   * False when the name is of other bytes.
   */
  async #create(key: string, bytes: Uint8Array, { seconds, flush = false, link }: CreateOptions): Promise<boolean> {
    const path = this.#path(key);
    const aside = this.#path(`${asideFolder}/${randomUUID()}`);
    return await this.#writing(async () => {
      try {
        await withFolder(aside, async () => writeFileSync(aside, bytes, { flush }));
        if (seconds) utimesSync(aside, seconds, seconds);
        const isCreated = await withFolder(path, () => link(aside, path).then(() => true, unlessPresent));
        // A network file system may answer that the name is taken because its own first attempt has taken it.
        return isCreated || Boolean((await this.get(key))?.equals(bytes));
      } finally {
        rmSync(aside, { force: true });
      }
    });
  }
}

/** Reads a folder with all that lies below it, again when some of that goes away meanwhile. */
async function readWhole(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (!existsSync(folder) || !isSystemError(error) || error.code !== 'ENOENT') throw error;
    return await readWhole(folder);
  }
}

/** File managers leave files such as `.DS_Store`; none of a store begins with a dot. */
const isOfTheSystem = (name: string) => name.startsWith('.');

const linkAtOnce = async (from: string, to: string) => linkSync(from, to);

interface CreateOptions {
  readonly seconds?: number | undefined;
  /** Waits until the bytes are on the disk. */
  readonly flush?: boolean;
  readonly link: (from: string, to: string) => Promise<void>;
}

/** Does it again with the folder of `file` made, when that was missing. */
async function withFolder<T>(file: string, write: () => Promise<T>): Promise<T> {
  return await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    return await write();
  });
}

const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!isSystemError(error) || !codes.includes(error.code)) throw error;
  };
const unlessAbsent = unless('ENOENT', 'ENOTDIR', 'EISDIR');
const unlessPresent = unless('EEXIST');

const isSystemError = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
