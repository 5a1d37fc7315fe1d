import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import type { OnProgress } from '../messages/OnProgress.ts';
import { filesOf } from '../release/checkStored.ts';
import { readBuilt } from '../release/readStored.ts';
import { descriptionKey } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { type Publication, publicationKey } from './publications.ts';
import { refuseDuringRemoval } from './removals.ts';
import { renewRecord } from './renewRecord.ts';
import { isOutdated, retryOnLog } from './retryOnLog.ts';

interface PublishOptions {
  readonly commit?: Publication['commit'];
  readonly onProgress?: OnProgress;
}

/**
 * Copies a built release into the store; `release.json` comes last, and the release exists only with it.
 *
 * Resolves to false when the store held it before. Throws a `UserError` for a folder that differs from the build, and
 * while a prune removes this release.
 */
export async function publishRelease(
  store: Store,
  release: Release,
  folder: string,
  { commit, onProgress }: PublishOptions = {},
): Promise<boolean> {
  const { app, version } = release;
  const read = readBuilt(folder, release);
  // All are checked before the first is written.
  const files = await mapInParallel(filesOf(release), async ({ file, form }) => {
    return { key: `${releaseFolder(app, version)}/${file}${form}`, form, bytes: await read(file, form) };
  });
  await recordPublication(store, release, commit);
  const isNew = !(await store.get(descriptionKey(app, version)));
  let written = 0;
  await mapInParallel(files, async ({ key, form, bytes }) => {
    // A bucket takes twice as long to refuse a file as to return it.
    const isHeld = !isNew && (await store.get(key))?.equals(bytes);
    // Another version of zlib may have compressed to other bytes, which unpack to the same.
    if (!isHeld) await (form === '' ? store.put(key, bytes) : store.putIfAbsent(key, bytes));
    onProgress?.(++written, files.length, 'files');
  });
  await store.sync();
  await store.put(descriptionKey(app, version), await readFile(join(folder, 'release.json')));
  await store.sync();
  return isNew;
}

/** Writes the record before the next prune takes its number, so that this prune keeps the release. */
async function recordPublication(store: Store, { app, version }: Release, commit: Publication['commit']) {
  await retryOnLog(store, async (log) => {
    await refuseDuringRemoval(store, log, 'releases', `${app}@${version}`);
    await renewRecord(store, publicationKey(app, version), { commit });
    return (await isOutdated(store, log)) ? undefined : true;
  });
}
