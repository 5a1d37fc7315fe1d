import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import { readComposition } from '../../compose/compositions.ts';
import { attempt, UserError } from '../../messages/UserError.ts';
import { listReleases, type Publication, type ReleaseName, readPublication } from '../../release/publications.ts';
import { readRelease } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { type PastState, versionsOf } from '../log/history.ts';
import { findLive, type Log, type LogEntry, readLog } from '../log.ts';
import { notLive } from '../readLive.ts';
import { findHeldBack } from './heldBack.ts';

export interface StoredRelease extends ReleaseName {
  /** The record of its last publication. */
  readonly published: Publication;
  readonly state: 'live' | 'was live' | 'never live';
}

/** Lists the releases that `promote` accepts, of one app or of all, by app and newest first. */
export async function readStoredReleases(store: Store, app?: string): Promise<readonly StoredRelease[]> {
  const log = await readLog(store);
  const names = (await listReleases(store)).filter((name) => !app || name.app === app);
  const releases = await mapInParallel(names, async (name) => {
    // `promote` refuses a damaged release, and one for another contract.
    if (!(await hasRelease(store, name.app, name))) return [];
    const published = await readPublication(store, name.app, name.version);
    return published ? [{ ...name, published, state: stateOf(log, name) }] : [];
  });
  return releases.flat().toSorted(byAppAndAge);
}

function stateOf(log: Log, { app, version }: ReleaseName): StoredRelease['state'] {
  if (findLive(log)?.versions[app] === version) return 'live';
  return log.some(({ versions }) => versions[app] === version) ? 'was live' : 'never live';
}

const byAppAndAge = (one: StoredRelease, other: StoredRelease) =>
  one.app.localeCompare(other.app, 'en') || Date.parse(other.published.when) - Date.parse(one.published.when);

/**
 * Replaces the versions `latest` (published last, other than by a preview) and `live` by those that they stand for.
 * Throws a `UserError` when the store has no such release.
 */
export async function resolveReleases(store: Store, names: readonly ReleaseName[]): Promise<readonly ReleaseName[]> {
  return await mapInParallel(names, async (name) =>
    name.version === 'latest' || name.version === 'live' ? await resolve(store, name) : name,
  );
}

async function resolve(store: Store, { app, version: word }: ReleaseName): Promise<ReleaseName> {
  const releases = await readStoredReleases(store, app);
  const found = releases.find(({ state, published }) => (word === 'live' ? state === 'live' : !published.isDraft));
  if (!found && word === 'live') throw notLive(app);
  if (!found) throw new UserError(`${app}@${word} is not in ${store.name}: run "site publish ${app}" first`);
  return { app, version: found.version };
}

/** The last live release of each retired app, if the store still holds it. */
export async function retiredReleases(
  store: Store,
  history: readonly PastState[],
  live: PastState | undefined,
): Promise<readonly ReleaseName[]> {
  const last = new Map(history.flatMap(({ apps }) => Object.entries(versionsOf(apps))));
  const retired = [...last].filter(([app]) => !Object.hasOwn(live?.apps ?? {}, app));
  const stored = await mapInParallel(retired, async ([app, version]) =>
    (await hasRelease(store, app, { version })) ? [{ app, version }] : [],
  );
  return stored.flat();
}

/** Whether the store still holds what a rollback of the whole site to an entry needs. */
export async function isRestorable(store: Store, log: Log, entry: LogEntry): Promise<boolean> {
  const names = Object.entries(entry.versions).map(([app, version]) => ({ app, version }));
  if (names.some((name) => findHeldBack(log, name)?.isRevoked)) return false;
  const { value: stored } = await attempt(() => readComposition(store, entry));
  const isUsable = await mapInParallel(Object.entries(stored?.apps ?? {}), ([app, pinned]) =>
    hasRelease(store, app, pinned),
  );
  return stored !== undefined && isUsable.every(Boolean);
}

/** Whether the store holds a release that can go live: not damaged, of this contract, and as it was pinned. */
export async function hasRelease(
  store: Store,
  app: string,
  pinned: Pick<CompositionApp, 'version' | 'releaseHash'>,
): Promise<boolean> {
  return (await attempt(() => readRelease(store, app, pinned))).problem === undefined;
}
