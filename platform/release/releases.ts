import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { isCompressible } from './compress.ts';
import { integrityOf } from './hash.ts';
import { renewRecord } from './renewRecord.ts';
import { type Publication, parsePublication, parseRelease } from './schemas.ts';

/** Written last and removed first: with it a release exists. */
export const descriptionKey = (app: string, version: string) => `${releaseFolder(app, version)}/release.json`;

export async function findRelease(store: Store, app: string, version: string): Promise<Release | undefined> {
  const key = descriptionKey(app, version);
  const json = await store.get(key);
  if (!json) return undefined;
  const release = parseRelease(json.toString(), key);
  if (release.app === app && release.version === version) return release;
  throw new UserError(`${key} in ${store.name} describes ${release.app}@${release.version}: publish ${app} again`);
}

/** Every release of the store, also those that a cut-off publish has left without their description. */
export async function listReleases(
  store: Store,
): Promise<readonly { readonly app: string; readonly version: string }[]> {
  const folders = new Set((await store.list('apps/')).map((key) => key.split('/').slice(1, 3).join('/')));
  return [...folders].map((folder) => {
    const [app = '', version = ''] = folder.split('/');
    return { app, version };
  });
}

/** Throws a `UserError` when the store has no such release. */
export async function readRelease(store: Store, app: string, version: string): Promise<Release> {
  const release = await findRelease(store, app, version);
  if (!release) throw new UserError(`${app}@${version} is not in ${store.name}: run "site publish ${app}" first`);
  return release;
}

/** The releases that a composition names, by app. */
export async function releasesOf(store: Store, { apps }: Composition): Promise<Readonly<Record<string, Release>>> {
  const entries = Object.entries(apps).map(
    async ([app, { version }]) => [app, await readRelease(store, app, version)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Copies a built release into the store; `release.json` comes last, and only with it the release exists.
 *
 * Resolves to false when the store held it before. Throws a `UserError` for a folder that is not what was built.
 */
export async function publishRelease(store: Store, release: Release, folder: string): Promise<boolean> {
  const { app, version } = release;
  const isNew = !(await store.get(descriptionKey(app, version)));
  await checkBuilt(release, folder);
  // First, so that a prune leaves alone what is on its way.
  await renewRecord(store, publicationKey(app, version));
  const files = [...Object.keys(release.files), ...Object.keys(release.serverFiles)].sort();
  for (const file of files) {
    const key = `${releaseFolder(app, version)}/${file}`;
    await store.put(key, await readFile(join(folder, file)));
    // Another version of zlib may have compressed to other bytes, which unpack to the same.
    for (const form of compressedForms(release, file)) {
      await store.putIfAbsent(key + form, await readFile(join(folder, file + form)));
    }
  }
  await store.put(descriptionKey(app, version), await readFile(join(folder, 'release.json')));
  return isNew;
}

/** Who has published it last, and when: nothing in the release itself tells the day. */
export const publicationKey = (app: string, version: string) => `published/${app}/${version}.json`;

export async function readPublication(store: Store, app: string, version: string): Promise<Publication | undefined> {
  const key = publicationKey(app, version);
  const json = await store.get(key);
  return json && parsePublication(json.toString(), key);
}

const compressedForms = ({ files }: Release, file: string) =>
  files[file] && isCompressible(file) ? ['.br', '.gz'] : [];

async function checkBuilt(release: Release, folder: string) {
  const known = [...Object.entries(release.files).map(([file, { integrity }]) => [file, integrity] as const)];
  for (const [file, integrity] of [...known, ...Object.entries(release.serverFiles)]) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (bytes && integrityOf(bytes) === integrity) continue;
    throw new UserError(`${join(folder, file)} is not what was built: remove ${folder} and publish again`);
  }
}
