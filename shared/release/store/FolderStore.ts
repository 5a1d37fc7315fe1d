import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Refusal } from '../Refusal.ts';
import type { Store } from './Store.ts';

/** A store in a local folder. What visitors get is the symbolic link `current`, replaced by an atomic rename. */
export class FolderStore implements Store {
  readonly name: string;

  constructor(folder: string) {
    this.name = folder;
  }

  async put(key: string, bytes: Uint8Array, seconds?: number): Promise<void> {
    const known = await this.get(key);
    if (known) {
      if (known.equals(bytes)) return;
      throw new Refusal(
        `${key} in ${this.name} already holds other bytes: releases never change, publish a new version`,
      );
    }
    const aside = await this.#writeAside(key, bytes);
    if (seconds) await utimes(aside, seconds, seconds);
    await rename(aside, this.#path(key));
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await readFile(this.#path(key)).catch(absent);
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = this.#path(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(this.name, join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    const aside = await this.#writeAside(key, bytes);
    // link(2) fails when the name exists, on every file system that is worth using.
    const isMine = await link(aside, this.#path(key)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw this.#unwritable(error);
      },
    );
    await rm(aside);
    return isMine;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#path(key), { recursive: true, force: true });
  }

  async project(composition: string): Promise<void> {
    const aside = this.#path(`.current-${randomBytes(6).toString('hex')}`);
    await symlink(`pages/${composition}`, aside);
    await rename(aside, this.#path('current'));
  }

  async projected(): Promise<string | undefined> {
    const target = await readlink(this.#path('current')).catch(absent);
    return target?.slice('pages/'.length);
  }

  async localFolder(prefix: string): Promise<string> {
    return this.#path(prefix);
  }

  #path(key: string): string {
    if (key.split('/').includes('..')) throw new Refusal(`"${key}" leaves the store`);
    return join(this.name, key);
  }

  async #writeAside(key: string, bytes: Uint8Array): Promise<string> {
    const path = this.#path(key);
    const aside = join(dirname(path), `.${randomBytes(6).toString('hex')}`);
    try {
      await writeFile(aside, bytes).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(aside, bytes);
      });
    } catch (error) {
      throw this.#unwritable(error);
    }
    return aside;
  }

  #unwritable(error: unknown): Refusal {
    const reason = error instanceof Error ? error.message : String(error);
    return new Refusal(`the store ${this.name} cannot be written (${reason}): choose another folder with SITE_STORE`);
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
