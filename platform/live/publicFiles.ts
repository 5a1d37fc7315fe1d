import { dirname } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { listRouteTables, routeTableKey, tablesOf } from '../compose/routeTable.ts';
import { attempt } from '../messages/attempt.ts';
import { UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/checkStored.ts';
import { findObject } from '../release/objects.ts';
import { readStored } from '../release/readStored.ts';
import { findRelease, type PinnedRelease } from '../release/releases.ts';
import { lastingKeys, listShareImages, readLasting } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { readHead, readLog } from './log.ts';
import { type LiveState, readLive } from './readLive.ts';
import { earlierReleases } from './releases/earlierReleases.ts';
import { releasesSince } from './sweep/findUnneeded.ts';

/** Reads a file of the site. Rejects with a `UserError` for one that is lost or damaged. */
type ReadPublicFile = () => Promise<Buffer>;

/** Files by path from the root of the site; without compressed forms, which hosts make themselves. */
type PublicFiles = ReadonlyMap<string, ReadPublicFile>;

export interface PublicSite {
  readonly live: LiveState;
  /** The releases that only open tabs may need. */
  readonly older: readonly PinnedRelease[];
  readonly files: PublicFiles;
  /** The folders whose files never change: of share images, of route tables and of releases, the live ones first. */
  readonly folders: readonly string[];
  /** Why releases that only open tabs may need are left out. */
  readonly problems: readonly string[];
}

/**
 * Finds every file that visitors of the live pages can request, and visitors who have had a page open since a time. Throws a
 * `UserError` when nothing is live or the store has lost a live release.
 */
export async function publicFiles(store: Store, since: Date): Promise<PublicSite> {
  const log = await readLog(store);
  const live = await readLive(store, log);
  const own = Object.values(live.releases);
  const earlier = await earlierReleases(store, live.composition);
  const names = new Set([...own, ...earlier].map(({ app, version }) => `${app}@${version}`));
  const others = releasesSince(log, since).filter((name) => !names.has(name));
  const found = await mapInParallel(others, (name) => attempt(() => readNamed(store, name)));
  const older = [...earlier, ...found.flatMap(({ value }) => value ?? [])];
  const kept = [...own, ...older];
  const lasting = await lastingFilesOf(store, live, kept);
  return {
    live,
    older,
    files: new Map([...pagesOf(store, live), ...kept.flatMap((each) => filesOf(store, each)), ...lasting]),
    folders: [
      ...new Set(lasting.map(([key]) => dirname(key))),
      ...kept.map(({ app, version }) => releaseFolder(app, version)),
    ],
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

/** Reads a release and checks its files before any is written. Undefined for a release that a sweep has removed. */
async function readNamed(store: Store, name: string): Promise<PinnedRelease | undefined> {
  const [app = '', version = ''] = name.split('@');
  const release = await findRelease(store, app, version);
  if (release) await checkStored(store, release);
  return release;
}

function filesOf(store: Store, release: PinnedRelease) {
  const read = readStored(store, release);
  const folder = releaseFolder(release.app, release.version);
  return Object.keys(release.files).map((file) => [`${folder}/${file}`, () => read(file)] as const);
}

async function lastingFilesOf(store: Store, { composition }: LiveState, releases: readonly PinnedRelease[]) {
  const shown = releases.flatMap((release) => [...lastingKeys(release).values()]);
  const tables = (await listRouteTables(store)).filter((key) => key.endsWith('.js'));
  const own = tablesOf(composition).map(routeTableKey);
  return [...new Set([...shown, ...(await listShareImages(store)), ...own, ...tables])].map((key) => {
    const read = async () => {
      const bytes = await readLasting(store, key);
      if (bytes) return bytes;
      throw new UserError(
        `${key} in ${store.name} is damaged or lost: run "site verify --repair", or restore it from a copy`,
      );
    };
    return [key, read] as const;
  });
}

function pagesOf(store: Store, { entry, composition: { pages } }: LiveState) {
  return Object.entries(pages).map(([file, integrity]) => {
    const read = async () => {
      const bytes = await findObject(store, integrity);
      if (bytes) return bytes;
      if ((await readHead(store))?.serial !== entry.serial)
        throw new UserError(`what is live in ${store.name} has changed since this began: run it again`);
      throw new UserError(
        `${file} of number ${entry.serial} is damaged or lost in ${store.name}: run "site verify --repair"`,
      );
    };
    return [file, read] as const;
  });
}
