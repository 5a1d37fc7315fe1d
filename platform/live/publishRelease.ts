import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, Release } from '@mirqam/shared/contract/Release';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { fileSize } from '../release/checkFiles.ts';
import type { Form } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import { putObject } from '../release/objects.ts';
import { type Publication, publicationKey, type ReleaseName, readPublication } from '../release/publications.ts';
import { showRelease } from '../release/publicKeys.ts';
import { filesOf, type ReadReleaseFile, readBuilt } from '../release/readStored.ts';
import { parseRelease } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { readLog } from './log.ts';
import { refuseForeign } from './owners.ts';
import { refuseRevoked } from './releases/heldBack.ts';
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
 * Resolves to false when the store held it before. Throws a `UserError` for a folder that differs from the build, for a
 * version that was built from other sources, and for an app of another repository.
 */
export async function publishRelease(
  store: Store,
  release: Release,
  folder: string,
  options: PublishOptions = {},
): Promise<boolean> {
  await checkPublishable(store, release, options);
  return await storeRelease(store, release, await readBuild(release, folder), options);
}

/** Throws a `UserError` for a revoked release, and for one from another repository that is not only to be previewed. */
export async function checkPublishable(
  store: Store,
  { app, version }: ReleaseName,
  { repository, isPreview }: PublishOptions,
): Promise<void> {
  const log = await readLog(store);
  refuseRevoked(log, { [app]: version });
  if (!isPreview) refuseForeign(log, app, repository);
}

/** A release with the bytes of all its files. */
interface ReleaseBytes {
  readonly files: readonly { readonly form: Form; readonly integrity: Integrity; readonly bytes: Buffer }[];
  readonly description: Buffer;
}

/** Reads a build. All of it is checked before the first byte is written anywhere. */
export async function readBuild(release: Release, folder: string): Promise<ReleaseBytes> {
  const description = await readBuiltDescription(folder, release);
  return { files: await readFiles(release, readBuilt(folder, release)), description };
}

/** A command holds all files of a release in its memory. */
const mostBytes = 200_000_000;

/**
 * Reads every file of a release in each form. Rejects with a `UserError` for one whose size differs from the named one, and for
 * files that are too large together.
 */
export async function readFiles(release: Release, read: ReadReleaseFile): Promise<ReleaseBytes['files']> {
  const name = `${release.app}@${release.version}`;
  let total = 0;
  return await mapInParallel(filesOf(release), async ({ file, form, integrity }) => {
    const bytes = await read(file, form);
    if (form === '' && bytes.length !== (release.files[file]?.bytes ?? bytes.length))
      throw new UserError(`${file} of ${name} has another size than it names: build it again`);
    total += bytes.length;
    if (total > mostBytes)
      throw new UserError(`${name} takes more than the ${fileSize(mostBytes)} of a release: ship what its pages show`);
    return { form, integrity, bytes };
  });
}

/** Writes the objects of a release. */
export async function putRelease(
  store: Parameters<typeof putObject>[0],
  { files, description }: ReleaseBytes,
  onProgress?: OnProgress,
): Promise<Integrity> {
  let written = 0;
  await mapInParallel(files, async ({ form, integrity, bytes }) => {
    await putObject(store, bytes, integrity, form);
    onProgress?.(++written, files.length, 'files');
  });
  return await putObject(store, description);
}

/** Stores a release whose bytes have been read. Resolves and throws as `publishRelease` does. */
export async function storeRelease(
  store: Store,
  release: Release,
  bytes: ReleaseBytes,
  options: PublishOptions & Partial<Pick<Publication, 'who'>> = {},
): Promise<boolean> {
  const { app, version } = release;
  return await withUse(store, async () => {
    const { value: known } = await attempt(() => readPublication(store, app, version));
    const hash = integrityOf(bytes.description);
    if (known && known.release !== hash)
      throw new UserError(`${app}@${version} in ${store.name} has other bytes: raise the version in package.json`);
    await putRelease(store, bytes, options.onProgress);
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
  { isPreview, onProgress: _, ...source }: PublishOptions,
) {
  const key = publicationKey(app, version);
  if (isPreview && known && !known.isDraft) {
    const previewed = { ...known, previewed: await store.now() };
    await store.replace(key, Buffer.from(JSON.stringify(previewed)));
  } else await renewRecord(store, key, { release, ...source, ...(isPreview && { isDraft: true }) });
}

/** The bytes of `release.json`. A later build may have replaced it, since another command can build in the same checkout. */
async function readBuiltDescription(folder: string, { version }: Release): Promise<Buffer> {
  const file = join(folder, 'release.json');
  const bytes = await readFile(file);
  const found = parseRelease(bytes.toString(), file).version;
  if (found === version) return bytes;
  throw new UserError(`${file} is of a later build, ${found}: publish again`);
}
