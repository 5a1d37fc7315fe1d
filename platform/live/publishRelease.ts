import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { filesOf } from '../release/checkStored.ts';
import { readBuilt } from '../release/readStored.ts';
import { descriptionKey } from '../release/releases.ts';
import { parseRelease } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { refuseRevoked } from './heldBack.ts';
import { readLog } from './log.ts';
import { type Publication, publicationKey, readPublication } from './publications.ts';
import { refuseDuringRemoval } from './removals.ts';
import { renewRecord } from './renewRecord.ts';
import { isOutdated, retryOnLog } from './retryOnLog.ts';

interface PublishOptions {
  readonly commit?: Publication['commit'];
  /** Whether the release is only to be previewed: what was published stays as it is recorded. */
  readonly isPreview?: boolean;
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
  options: PublishOptions = {},
): Promise<boolean> {
  const { app, version } = release;
  refuseRevoked(await readLog(store), { [app]: version });
  const read = readBuilt(folder, release);
  // All are checked before the first is written.
  const description = await readDescription(folder, release);
  const files = await mapInParallel(filesOf(release), async ({ file, form }) => {
    return { key: `${releaseFolder(app, version)}/${file}${form}`, form, bytes: await read(file, form) };
  });
  await recordPublication(store, release, options);
  const isNew = !(await store.get(descriptionKey(app, version)));
  let written = 0;
  await mapInParallel(files, async ({ key, form, bytes }) => {
    // A bucket takes twice as long to refuse a file as to return it.
    const isHeld = !isNew && (await store.get(key))?.equals(bytes);
    // Another version of zlib may have compressed to other bytes, which unpack to the same.
    if (!isHeld) await (form === '' ? store.put(key, bytes) : store.putIfAbsent(key, bytes));
    options.onProgress?.(++written, files.length, 'files');
  });
  await store.sync();
  await store.put(descriptionKey(app, version), description);
  await store.sync();
  return isNew;
}

/** The bytes of `release.json`. A later build may have replaced it, since another command can build in the same checkout. */
async function readDescription(folder: string, { version }: Release): Promise<Buffer> {
  const file = join(folder, 'release.json');
  const bytes = await readFile(file);
  const found = parseRelease(bytes.toString(), file).version;
  if (found === version) return bytes;
  throw new UserError(`${file} is of a later build, ${found}: publish again`);
}

/** Writes the record before the next prune takes its number, so that this prune keeps the release. */
async function recordPublication(store: Store, { app, version }: Release, { commit, isPreview }: PublishOptions) {
  const key = publicationKey(app, version);
  await retryOnLog(store, async (log) => {
    await refuseDuringRemoval(store, log, 'releases', `${app}@${version}`);
    const { value: known } = isPreview ? await attempt(() => readPublication(store, app, version)) : {};
    if (known && !known.isDraft) await store.replace(key, await previewedNow(store, known));
    else await renewRecord(store, key, { commit, ...(isPreview && { isDraft: true }) });
    return (await isOutdated(store, log)) ? undefined : true;
  });
}

const previewedNow = async (store: Store, record: Publication) =>
  Buffer.from(JSON.stringify({ ...record, previewed: await store.now() }));
