import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import { findComposition } from '../compose/compositions.ts';
import { checkRoutes } from '../release/checkRoutes.ts';
import { checkStored } from '../release/checkStored.ts';
import { type PinnedRelease, type ReleaseName, readRelease, releasesOf } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { type ChangeRequest, changeLive, type Draft, type LiveResult } from './changeLive.ts';
import { draftOf } from './draftOf.ts';
import type { Log } from './log.ts';
import { readLiveComposition } from './readLive.ts';
import { refuseDuringRemoval } from './removals.ts';

/** Makes these releases live in place of the live ones of the same apps. */
export async function promote(request: ChangeRequest, names: readonly ReleaseName[]): Promise<LiveResult> {
  return await changeLive(request, (log) => draftPromotion(request.store, log, names));
}

/** Drafts a promotion. A rollback must stay possible to releases from before a rule, so it skips the rules for routes. */
export async function draftPromotion(store: Store, log: Log, names: readonly ReleaseName[]): Promise<Draft> {
  const draft = await draftWith(store, log, names);
  checkRoutes(Object.values(draft.releases));
  return draft;
}

/** What is live with other releases of some apps; a disabled app stays disabled. */
export async function draftWith(store: Store, log: Log, names: readonly ReleaseName[]): Promise<Draft> {
  const previous = await readLiveComposition(store, log);
  const changed = await mapInParallel(names, (name) => readChecked(store, log, name));
  const others = Object.entries(previous?.apps ?? {}).filter(([app]) => names.every((name) => name.app !== app));
  const releases = {
    ...(await releasesOf(store, { apps: Object.fromEntries(others) })),
    ...Object.fromEntries(changed.map((release) => [release.app, release])),
  };
  return await draftOf(store, log, releases, previous);
}

/** Checks that no prune in the log is removing a release, then reads it and checks its files. */
async function readChecked(store: Store, log: Log, { app, version }: ReleaseName): Promise<PinnedRelease> {
  await refuseDuringRemoval(store, log, 'releases', `${app}@${version}`);
  const release = await readRelease(store, app, (await findPinned(store, log, app, version)) ?? { version });
  await checkStored(store, release);
  return release;
}

/** A release as the newest state that had it pins it; undefined for one that was never live. */
async function findPinned(store: Store, log: Log, app: string, version: string): Promise<CompositionApp | undefined> {
  const state = log.findLast(({ versions }) => versions?.[app] === version);
  const composition = state && (await findComposition(store, state.composition));
  return composition?.apps[app];
}
