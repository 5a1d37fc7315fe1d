import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Release, releaseFolder } from '../contract/Release.ts';
import { Refusal } from './Refusal.ts';
import { parseRelease } from './schemas.ts';
import type { Store } from './store/Store.ts';

const descriptionKey = (app: string, version: string) => `${releaseFolder(app, version)}/release.json`;

export async function findRelease(store: Store, app: string, version: string): Promise<Release | undefined> {
  const key = descriptionKey(app, version);
  const json = await store.get(key);
  return json ? parseRelease(json.toString(), key) : undefined;
}

/** Throws a `Refusal` when the store has no such release. */
export async function readRelease(store: Store, app: string, version: string): Promise<Release> {
  const release = await findRelease(store, app, version);
  if (!release) throw new Refusal(`${app}@${version} is not in ${store.name}: run "site publish ${app}" first`);
  return release;
}

/** Copies a built release into the store; `release.json` comes last, and only with it the release exists. */
export async function publishRelease(store: Store, { app, version }: Release, folder: string): Promise<boolean> {
  const isNew = !(await store.get(descriptionKey(app, version)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'release.json' && file !== 'inputs.txt');
  for (const file of [...files.sort(), 'release.json']) {
    await store.put(`${releaseFolder(app, version)}/${file}`, await readFile(join(folder, file)));
  }
  return isNew;
}
