import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import { isCompressible } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import { descriptionKey } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { readLog } from './log.ts';
import { publicationKey } from './publications.ts';
import { refuseDuringRemoval } from './removals.ts';
import { renewRecord } from './renewRecord.ts';

/**
 * Copies a built release into the store; `release.json` comes last, and only with it the release exists.
 *
 * Resolves to false when the store held it before. Throws a `UserError` for a folder that differs from the build, and
 * while a prune removes this release.
 */
export async function publishRelease(store: Store, release: Release, folder: string): Promise<boolean> {
  const { app, version } = release;
  const isNew = !(await store.get(descriptionKey(app, version)));
  await checkBuilt(release, folder);
  // In this order: a prune that claims its number after the record spares the release, any earlier one is in the log.
  await renewRecord(store, publicationKey(app, version));
  await refuseDuringRemoval(store, await readLog(store), 'releases', `${app}@${version}`);
  const files = [...Object.keys(release.files), ...Object.keys(release.serverFiles)].sort();
  for (const file of files) {
    const key = `${releaseFolder(app, version)}/${file}`;
    await store.put(key, await readFile(join(folder, file)));
    // Another version of zlib may have compressed to other bytes, which unpack to the same.
    for (const form of compressedForms(release, file)) {
      await store.putIfAbsent(key + form, await readFile(join(folder, file + form)));
    }
  }
  await store.sync();
  await store.put(descriptionKey(app, version), await readFile(join(folder, 'release.json')));
  await store.sync();
  return isNew;
}

const compressedForms = ({ files }: Release, file: string) =>
  files[file] && isCompressible(file) ? ['.br', '.gz'] : [];

async function checkBuilt(release: Release, folder: string) {
  const known = [...Object.entries(release.files).map(([file, { integrity }]) => [file, integrity] as const)];
  for (const [file, integrity] of [...known, ...Object.entries(release.serverFiles)]) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (bytes && integrityOf(bytes) === integrity) continue;
    throw new UserError(`${join(folder, file)} differs from the build: remove ${folder} and publish again`);
  }
}
