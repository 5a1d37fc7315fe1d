import { descriptionKey } from '@mirqam/shared/contract/Release';
import { routeTableKey, tablesOf } from '../compose/routeTable.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { findObject, readObject } from '../release/objects.ts';
import { publicKey } from '../release/publicKeys.ts';
import { checkStored, readStored } from '../release/readStored.ts';
import { findRelease, type PinnedRelease } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { isReplaced, type Log, readLog } from './log.ts';
import { type LiveState, readLive } from './readLive.ts';
import { readStatesSince, releasesSince, statesSince } from './sweep/findUnneeded.ts';

/** Reads a file of the site. Rejects with a `UserError` for one that is lost or damaged. */
type ReadPublicFile = () => Promise<Buffer>;

/** Files by path from the root of the site; without compressed forms, which hosts make themselves. */
type PublicFiles = ReadonlyMap<string, ReadPublicFile>;

export interface PublicSite {
  readonly live: LiveState;
  /** The releases that only open tabs may need. */
  readonly older: readonly PinnedRelease[];
  readonly files: PublicFiles;
  /** Why files that only open tabs may need are left out. */
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
  const names = new Set(own.map(({ app, version }) => `${app}@${version}`));
  const others = releasesSince(log, since).filter((name) => !names.has(name));
  const found = await mapInParallel(others, (name) => attempt(() => readNamed(store, name)));
  const older = found.flatMap(({ value }) => value ?? []);
  const files = [...own, ...older].flatMap((release) => filesOf(store, release));
  const states = await readStatesSince(store, log, since);
  const stored = new Set([...own, ...older].map(({ app, version }) => `${app}@${version}`));
  return {
    live,
    older,
    files: new Map([...pagesOf(store, live), ...files, ...tableFiles(store, states)]),
    problems: [
      ...found.flatMap(({ problem }) => problem ?? []),
      ...lostReleases(
        statesSince(log, since).filter(({ content }) => states.has(content)),
        others.filter((_, index) => !found[index]?.value && !found[index]?.problem),
      ),
      ...lostStates(log, since, states, stored),
    ],
  };
}

/** The releases without a record that a state with a list names: a sweep would have removed both. */
const lostReleases = (listed: Log, absent: readonly string[]) =>
  absent.flatMap((name) => {
    const state = listed.find(({ versions }) =>
      Object.entries(versions).some(([app, version]) => `${app}@${version}` === name),
    );
    return state ? [`the record of ${name}, which number ${state.serial} showed, is lost`] : [];
  });

/** The states since a time whose lists are lost, unless a sweep has removed them, which removes a release as well. */
const lostStates = (log: Log, since: Date, states: ReadonlyMap<string, unknown>, stored: ReadonlySet<string>) =>
  statesSince(log, since)
    .filter((entry) => !states.has(entry.content) && releasesSince([entry], since).every((name) => stored.has(name)))
    .map(({ serial }) => `the list of number ${serial} is damaged or lost`);

/** Reads a release and checks its files before any is written. Undefined for a release that a sweep has removed. */
async function readNamed(store: Store, name: string): Promise<PinnedRelease | undefined> {
  const [app = '', version = ''] = name.split('@');
  const release = await findRelease(store, app, version);
  if (release) await checkStored(store, release);
  return release;
}

function filesOf(store: Store, release: PinnedRelease): readonly (readonly [string, ReadPublicFile])[] {
  const { app, version, hash } = release;
  const read = readStored(store, release);
  const name = `the description of ${app}@${version}`;
  const remedy = `run "site publish ${app}" again`;
  return [
    ...Object.keys(release.files).map((file) => [publicKey(release, file), () => read(file)] as const),
    [descriptionKey(app, version), () => readObject(store, hash, { name, remedy })],
  ];
}

function tableFiles(
  store: Store,
  states: ReadonlyMap<string, StoredComposition>,
): readonly (readonly [string, ReadPublicFile])[] {
  return [...states.values()].flatMap(tablesOf).map((table) => {
    const key = routeTableKey(table);
    return [key, () => readObject(store, table, { name: key, remedy: 'run "site verify --repair"' })] as const;
  });
}

function pagesOf(store: Store, { entry, composition: { pages } }: LiveState) {
  return Object.entries(pages).map(([file, integrity]) => {
    const read = async () => {
      const bytes = await findObject(store, integrity);
      if (bytes) return bytes;
      if (await isReplaced(store, entry))
        throw new UserError(`what is live in ${store.name} has changed since this began: run it again`);
      throw new UserError(
        `${file} of number ${entry.serial} is damaged or lost in ${store.name}: run "site verify --repair"`,
      );
    };
    return [file, read] as const;
  });
}
