import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { filesOf } from '../release/checkStored.ts';
import { integrityOf } from '../release/hash.ts';
import { putObject } from '../release/objects.ts';
import { type Publication, publicationKey, type ReleaseName, readPublication } from '../release/publications.ts';
import { readBuilt } from '../release/readStored.ts';
import { parseRelease } from '../release/schemas.ts';
import { showRelease } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { refuseRevoked } from './heldBack.ts';
import { readLog } from './log.ts';
import { refuseForeign } from './owners.ts';
import { renewRecord } from './renewRecord.ts';
import { withUse } from './uses.ts';

interface PublishOptions extends Pick<Publication, 'commit' | 'repository'> {
  /** Whether the release is only to be previewed: what was published stays as it is recorded. */
  readonly isPreview?: boolean;
  readonly onProgress?: OnProgress;
}

/**
 * Stores the files of a built release as objects, records it, and makes its files public.
 *
 * Resolves to false when the store held it before. Throws a `UserError` for a folder that differs from the build, and for
 * a version that was built from other sources.
 */
export async function publishRelease(
  store: Store,
  release: Release,
  folder: string,
  options: PublishOptions = {},
): Promise<boolean> {
  const { app, version } = release;
  const log = await readLog(store);
  refuseRevoked(log, { [app]: version });
  if (!options.isPreview) refuseForeign(log, app, options.repository);
  const read = readBuilt(folder, release);
  // All are checked before the first is written.
  const description = await readDescription(folder, release);
  const files = await mapInParallel(filesOf(release), async ({ file, form, integrity }) => {
    return { form, integrity, bytes: await read(file, form) };
  });
  return await withUse(store, async () => {
    const { value: known } = await attempt(() => readPublication(store, app, version));
    const hash = integrityOf(description);
    if (known && known.release !== hash)
      throw new UserError(`${app}@${version} in ${store.name} has other bytes: raise the version in package.json`);
    let written = 0;
    await mapInParallel(files, async ({ form, integrity, bytes }) => {
      await putObject(store, bytes, integrity, form);
      options.onProgress?.(++written, files.length, 'files');
    });
    await putObject(store, description);
    await store.sync();
    await record(store, { app, version }, hash, known, options);
    await showRelease(store, { ...release, hash });
    await store.sync();
    return !known;
  });
}

/** A preview leaves the record of a published release as it is, but for the time. */
async function record(
  store: Store,
  { app, version }: ReleaseName,
  release: string,
  known: Publication | undefined,
  { commit, repository, isPreview }: PublishOptions,
) {
  const key = publicationKey(app, version);
  if (isPreview && known && !known.isDraft) {
    const previewed = { ...known, previewed: await store.now() };
    await store.replace(key, Buffer.from(JSON.stringify(previewed)));
  } else await renewRecord(store, key, { release, commit, repository, ...(isPreview && { isDraft: true }) });
}

/** The bytes of `release.json`. A later build may have replaced it, since another command can build in the same checkout. */
async function readDescription(folder: string, { version }: Release): Promise<Buffer> {
  const file = join(folder, 'release.json');
  const bytes = await readFile(file);
  const found = parseRelease(bytes.toString(), file).version;
  if (found === version) return bytes;
  throw new UserError(`${file} is of a later build, ${found}: publish again`);
}
