import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '@mirqam/platform/compose/compositions';
import { readEntry, readLog } from '@mirqam/platform/live/log';
import { readLive } from '@mirqam/platform/live/readLive';
import { shortHash } from '@mirqam/platform/release/hash';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { logKey } from '@mirqam/platform/store/Store';

/** A hash of every file of a store whose key starts with one of the prefixes, by key. */
export async function filesOf(folder: string, ...prefixes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const store = new FolderStore(folder);
  const keys = (await Promise.all(prefixes.map((prefix) => store.list(prefix)))).flat();
  const hashes = keys.map(async (key) => [key, shortHash(await readFile(join(folder, key)))] as const);
  return new Map(await Promise.all(hashes));
}

/** Reads the live state from the store in a folder. */
export const liveState = async (folder: string) => await readLive(new FolderStore(folder));

/** The entry of the log whose pages visitors get. */
async function shownEntry(folder: string) {
  const serial = Number((await readlink(join(folder, 'current'))).replace('pages/', ''));
  return await readEntry(new FolderStore(folder), logKey(serial));
}

/** The composition that visitors get. */
export const liveComposition = async (folder: string) => (await shownEntry(folder)).composition;

/** The hash of each page of a composition, by its file. */
export async function pagesOf(folder: string, composition: string): Promise<Readonly<Record<string, string>>> {
  const store = new FolderStore(folder);
  const entry = (await readLog(store)).findLast((each) => each.composition === composition);
  return entry ? (await readComposition(store, entry)).pages : {};
}

/** The files that visitors get, and the log. */
export async function liveFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const link = await readlink(join(folder, 'current'));
  const files = await filesOf(folder, 'live/', 'apps/', `${link}/`);
  return new Map([...files, ['current', link]]);
}
