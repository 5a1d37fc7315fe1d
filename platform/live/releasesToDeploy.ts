import type { ReleaseName } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { attempt } from './attempt.ts';
import { type PastState, versionIn } from './history.ts';
import { isPrune } from './log.ts';
import { readPublication } from './publications.ts';

/**
 * Of the releases of a checkout, those that a deploy of all apps makes live. It leaves alone what is live, what a rollback
 * has replaced, and every release of a retired app. A release that was live before goes live again if its successor was
 * published after that: then its sources have come back, as after `git revert`.
 */
export async function releasesToDeploy<T extends ReleaseName>(
  store: Store,
  history: readonly PastState[],
  releases: readonly T[],
): Promise<readonly T[]> {
  const states = history.filter((state) => !isPrune(state));
  const chosen: T[] = [];
  for (const release of releases) if (await goesLive(store, states, release)) chosen.push(release);
  return chosen;
}

async function goesLive(store: Store, states: readonly PastState[], { app, version }: ReleaseName): Promise<boolean> {
  const versions = states.map((state) => versionIn(state, app));
  const live = versions.at(-1);
  const last = versions.lastIndexOf(version);
  const kindAfter = (index: number) => (index < 0 ? undefined : states[index + 1]?.kind);
  if (live === version) return false;
  if (kindAfter(versions.findLastIndex((shown) => shown !== undefined)) === 'retire') return false;
  if (last < 0) return true;
  if (live === undefined || kindAfter(last) === 'rollback') return false;
  const { value: published } = await attempt(() => readPublication(store, app, live));
  return Date.parse(published?.when ?? '') > Date.parse(states[last]?.when ?? '');
}
