import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readLive } from '@mirqam/platform/live/readLive';
import { shortHash } from '@mirqam/platform/release/hash';
import { FolderStore } from '@mirqam/platform/store/FolderStore';

/** A hash of every file of a store whose key starts with one of the prefixes, by key. */
export async function filesOf(folder: string, ...prefixes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const store = new FolderStore(folder);
  const keys = (await Promise.all(prefixes.map((prefix) => store.list(prefix)))).flat();
  const hashes = keys.map(async (key) => [key, shortHash(await readFile(join(folder, key)))] as const);
  return new Map(await Promise.all(hashes));
}

/** Reads the live state from the store in a folder. */
export const liveState = async (folder: string) => await readLive(new FolderStore(folder));

/** The composition that visitors get. */
export const liveComposition = async (folder: string) =>
  (await readlink(join(folder, 'current'))).replace('pages/', '');

/** The files that visitors get or commands read: log, link, live pages, compositions, releases. */
export async function liveFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const composition = await liveComposition(folder);
  const files = await filesOf(folder, 'live/', 'compositions/', 'apps/', `pages/${composition}/`);
  return new Map([...files, ['current', composition]]);
}
