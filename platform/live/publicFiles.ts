import { dirname } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { findComposition } from '../compose/compositions.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import { attempt } from '../messages/attempt.ts';
import { UserError } from '../messages/UserError.ts';
import { readIntact } from '../release/readIntact.ts';
import { readStored } from '../release/readStored.ts';
import { findRelease, type PinnedRelease } from '../release/releases.ts';
import { lastingKeys, listShareImages, readShareImage } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { earlierReleases } from './earlierReleases.ts';
import { releasesSince } from './findUnneeded.ts';
import { readLiveEntry, readLog } from './log.ts';
import { type LiveState, readLive } from './readLive.ts';

/** Reads a file of the site. Rejects with a `UserError` for one that is lost or damaged. */
type ReadPublicFile = () => Promise<Buffer>;

/** Files by path from the root of the site; without compressed forms, which hosts make themselves. */
type PublicFiles = ReadonlyMap<string, ReadPublicFile>;

export interface PublicSite {
  readonly live: LiveState;
  /** The releases that only open tabs may need. */
  readonly older: readonly PinnedRelease[];
  readonly files: PublicFiles;
  /** The folders whose files never change: of share images and of releases, the live ones first. */
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
  const others = (await releasesSince(store, log, since)).filter((name) => !names.has(name));
  const pruned = new Set(log.flatMap(({ removes }) => removes?.releases ?? []));
  const found = await mapInParallel(others, (name) => attempt(() => readNamed(store, name, pruned.has(name))));
  const older = [...earlier, ...found.flatMap(({ value }) => value ?? [])];
  const kept = [...own, ...older];
  const images = await shareImagesOf(store, kept);
  return {
    live,
    older,
    files: new Map([
      ...(await pagesOf(store, live.composition.id)),
      ...kept.flatMap((each) => filesOf(store, each)),
      ...images,
    ]),
    folders: [
      ...new Set(images.map(([key]) => dirname(key))),
      ...kept.map(({ app, version }) => releaseFolder(app, version)),
    ],
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

/** Undefined for a release that a prune has removed; one that was published again is there. */
async function readNamed(store: Store, name: string, isPruned: boolean): Promise<PinnedRelease | undefined> {
  const [app = '', version = ''] = name.split('@');
  const release = await findRelease(store, app, version);
  // Before anything is written, so that a lost file leaves out its release and not the whole site.
  if (release) await mapInParallel(filesOf(store, release), ([, read]) => read());
  if (release || isPruned) return release;
  throw new UserError(`${name} is not in ${store.name}: restore its folder in "apps" from a copy`);
}

function filesOf(store: Store, release: PinnedRelease) {
  const read = readStored(store, release);
  const folder = releaseFolder(release.app, release.version);
  return Object.keys(release.files).map((file) => [`${folder}/${file}`, () => read(file)] as const);
}

async function shareImagesOf(store: Store, releases: readonly PinnedRelease[]) {
  const shown = releases.flatMap((release) => [...lastingKeys(release).values()]);
  return [...new Set([...shown, ...(await listShareImages(store))])].map((key) => {
    const read = async () => {
      const bytes = await readShareImage(store, key);
      if (bytes) return bytes;
      throw new UserError(`${key} in ${store.name} is damaged or lost: restore it from a copy`);
    };
    return [key, read] as const;
  });
}

async function pagesOf(store: Store, id: string) {
  const folder = pagesFolder(id);
  const { pages = {} } = (await findComposition(store, id)) ?? {};
  return Object.entries(pages).map(([file, integrity]) => {
    const read = async () => {
      const bytes = await readIntact(store, `${folder}/${file}`, '', integrity);
      if (bytes) return bytes;
      if ((await readLiveEntry(store))?.composition !== id)
        throw new UserError(`what is live in ${store.name} has changed since this began: run it again`);
      throw new UserError(`${folder}/${file} in ${store.name} is damaged or lost: run "site verify --repair"`);
    };
    return [file, read] as const;
  });
}
