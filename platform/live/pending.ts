import type { Release } from '@mirqam/shared/contract/Release';
import { memoize } from '../compose/memoize.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { checkFiles } from '../release/checkFiles.ts';
import { compress } from '../release/compress.ts';
import { findObject, type putObject } from '../release/objects.ts';
import {
  type Publication,
  parsePublication,
  publicationKey,
  type ReleaseName,
  readPublication,
} from '../release/publications.ts';
import { type ReadReleaseFile, readStored } from '../release/readStored.ts';
import { readDescription } from '../release/releases.ts';
import { appName, versionName } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLog } from './log.ts';
import { checkPublishable, putRelease, readBuild, readFiles, storeRelease } from './publishRelease.ts';
import { renewRecord } from './renewRecord.ts';

// The key of a team may write below `published/<its app>/` alone. There it leaves each release with all of its files. Who
// promotes reads them by their hashes and stores them itself, so that visitors get no file that a team can change.

/** A release that its owner has published, and that waits for a promotion. */
export interface PendingRelease extends ReleaseName {
  readonly record: Publication;
}

const folderOf = ({ app, version }: ReleaseName) => `published/${app}/${version}`;
const recordKey = (name: ReleaseName) => `${folderOf(name)}.json`;

type Objects = Parameters<typeof putObject>[0] & Pick<Store, 'name'>;

/** The objects of a pending release. */
function objectsOf(store: Store, name: ReleaseName): Objects {
  const place = (key: string) => `${folderOf(name)}/${key}`;
  return {
    name: store.name,
    get: (key) => store.get(place(key)),
    put: (key, bytes) => store.put(place(key), bytes),
    replace: (key, bytes) => store.replace(place(key), bytes),
  };
}

/** Leaves a built release to a promotion by somebody else. Throws a `UserError` as `publishRelease` does. */
export async function submitRelease(
  store: Store,
  release: Release,
  folder: string,
  source: Pick<Publication, 'commit' | 'repository'>,
): Promise<void> {
  await checkPublishable(store, release, source);
  const hash = await putRelease(objectsOf(store, release), await readBuild(release, folder));
  await store.sync();
  // Written last, so that it proves the release complete.
  await renewRecord(store, recordKey(release), { release: hash, ...source });
  await store.sync();
}

/** The most pending releases of an app that are read to find the newest one. */
const mostPending = 1000;

/** Reads the newest pending release of each app, and what is wrong with the records of others. */
export async function readPending(store: Store) {
  const names = (await store.list('published/')).flatMap((key) => {
    const [, app = '', version = ''] = /^published\/([^/]+)\/([^/]+)\.json$/.exec(key) ?? [];
    return appName.safeParse(app).success && versionName.safeParse(version).success ? [{ app, version }] : [];
  });
  const counts = new Map<string, number>();
  for (const { app } of names) counts.set(app, (counts.get(app) ?? 0) + 1);
  const flooded = [...counts].filter(([, count]) => count > mostPending);
  const read = names.filter(({ app }) => (counts.get(app) ?? 0) <= mostPending);
  const found = await mapInParallel(read, (name) => attempt(() => readRecord(store, name)));
  const byAge = found
    .flatMap(({ value }) => value ?? [])
    .sort((one, other) => (one.record.when < other.record.when ? -1 : 1));
  const newest = new Map(byAge.map((release) => [release.app, release]));
  const tooMany = flooded.map(
    ([app, count]) =>
      `${app} has ${count} pending releases, more than the ${mostPending} read: remove older ones below published/${app}/`,
  );
  return { pending: [...newest.values()], problems: [...tooMany, ...found.flatMap(({ problem }) => problem ?? [])] };
}

async function readRecord(store: Store, name: ReleaseName): Promise<PendingRelease> {
  const key = recordKey(name);
  return { ...name, record: parsePublication(String(await store.get(key)), key) };
}

/**
 * Stores a pending release as its publication would have done. Throws a `UserError` for one that is incomplete, damaged, from
 * another repository, or older than what is live.
 */
export async function acceptRelease(store: Store, { record, ...name }: PendingRelease): Promise<void> {
  await checkPublishable(store, name, record);
  await refuseOlderCommit(store, name, record);
  const objects = objectsOf(store, name);
  const release = await readDescription(objects, name, record.release);
  if (release.isDevelopment)
    throw new UserError(
      `${name.app}@${name.version} is a build for development, which no budget holds: publish one with "site deploy ${name.app} --publish-only"`,
    );
  // From here on its files are public.
  checkFiles(release);
  const files = await readFiles(release, compressed(readStored(objects, release)));
  const description = (await findObject(objects, record.release)) ?? Buffer.of();
  const { who, commit, repository } = record;
  await storeRelease(store, release, { files, description }, { who, commit, repository });
}

/** Makes the compressed forms of files: an object belongs to every app that has its bytes, and a team's may be large. */
function compressed(read: ReadReleaseFile): ReadReleaseFile {
  const formsOf = memoize(async (file: string) => await compress(await read(file)));
  return async (file, form = '') => {
    if (form === '') return await read(file);
    const { br, gz } = await formsOf(file);
    return form === '.br' ? br : gz;
  };
}

/** Reads the keys of a store as if these pending releases had been accepted, for a dry run. */
export const asAccepted =
  (store: Store, pending: readonly PendingRelease[]) =>
  async (key: string): Promise<Buffer | undefined> => {
    for (const { record, ...name } of pending) {
      if (key === publicationKey(name.app, name.version)) return Buffer.from(JSON.stringify(record));
      const bytes = key.startsWith('objects/') ? await objectsOf(store, name).get(key) : undefined;
      if (bytes) return bytes;
    }
    return undefined;
  };

/** Compares dates: who promotes has no checkout of the team. */
async function refuseOlderCommit(store: Store, { app, version }: ReleaseName, { commit, repository }: Publication) {
  const live = findLive(await readLog(store))?.versions[app];
  const { value: shown } = await attempt(async () => (live ? await readPublication(store, app, live) : undefined));
  if (!shown?.commit || !commit || shown.repository !== repository || commit.when >= shown.commit.when) return;
  throw new UserError(
    `${app}@${version} is from an older commit than ${app}@${live}, which is live: publish a newer one`,
  );
}

/** Removes what an app has pending up to this release; what was published since then stays. */
export async function removePending(store: Store, { app, record }: PendingRelease): Promise<void> {
  const keys = await store.list(`published/${app}/`);
  for (const key of keys.filter((each) => each.endsWith('.json') && each.split('/').length === 3)) {
    const { value } = await attempt(async () => parsePublication(String(await store.get(key)), key));
    if (value && value.when > record.when) continue;
    const folder = key.replace(/\.json$/, '/');
    await store.remove([key, ...keys.filter((each) => each.startsWith(folder))]);
  }
}
