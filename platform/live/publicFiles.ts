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

/**
 * Finds every file that visitors of the live pages can request, and visitors who have had a page open since a time, by path
 * from the root of the site; without compressed forms, which hosts make themselves. The problems say which files are left
 * out that only open tabs may need. Throws a `UserError` when nothing is live or the store has lost a live release.
 */
export async function publicFiles(store: Store, since: Date) {
  const log = await readLog(store);
  const live = await readLive(store, log);
  const own = Object.values(live.releases);
  const names = own.map(({ app, version }) => `${app}@${version}`);
  const others = releasesSince(log, since).filter((name) => !names.includes(name));
  const found = await mapInParallel(others, async (name) => ({
    name,
    ...(await attempt(() => readNamed(store, name))),
  }));
  const older = found.flatMap(({ value }) => value ?? []);
  const states = await readStatesSince(store, log, since);
  const files = [...own, ...older].flatMap((release) => filesOf(store, release));
  return {
    live,
    files: new Map<string, ReadPublicFile>([...pagesOf(store, live), ...files, ...tableFiles(store, states)]),
    problems: [...found.flatMap(({ problem }) => problem ?? []), ...findLost(statesSince(log, since), states, found)],
  };
}

/**
 * The releases without a record that a state with a list names, and the states without a list whose releases are all
 * stored: a sweep would have removed both.
 */
function findLost(
  past: Log,
  states: ReadonlyMap<string, unknown>,
  found: readonly { readonly name: string; readonly value?: unknown; readonly problem?: string }[],
): readonly string[] {
  const missing = found.filter(({ value }) => !value);
  const named = past.map(({ serial, content, versions }) => {
    const names = Object.entries(versions).map(([app, version]) => `${app}@${version}`);
    return { serial, isListed: states.has(content), names };
  });
  const releases = missing.flatMap(({ name, problem }) => {
    const state = named.find(({ names, isListed }) => isListed && names.includes(name));
    return state && !problem ? [`the record of ${name}, which number ${state.serial} showed, is lost`] : [];
  });
  const lists = named.filter(({ names, isListed }) => !isListed && missing.every(({ name }) => !names.includes(name)));
  return [...releases, ...lists.map(({ serial }) => `the list of number ${serial} is damaged or lost`)];
}

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
