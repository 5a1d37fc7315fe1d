import { attempt } from '../messages/attempt.ts';
import { type ReleaseName, readPublication } from '../release/publications.ts';
import type { Store } from '../store/Store.ts';
import { findHeldBack } from './heldBack.ts';
import { type PastState, versionIn } from './history.ts';

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
  const chosen: T[] = [];
  for (const release of releases)
    if (!findHeldBack(history, release) && (await goesLive(store, history, release))) chosen.push(release);
  return chosen;
}

async function goesLive(store: Store, states: readonly PastState[], { app, version }: ReleaseName): Promise<boolean> {
  const versions = states.map((state) => versionIn(state, app));
  const live = versions.at(-1);
  if (live === version) return false;
  if (live === undefined && isRetired(states, app)) return false;
  if (!versions.includes(version)) return true;
  const last = versions.lastIndexOf(version);
  if (states.slice(last).some(({ thaws }) => thaws?.includes(`${app}@${version}`))) return true;
  if (live === undefined || states[last + 1]?.kind === 'rollback') return false;
  const { value: published } = await attempt(() => readPublication(store, app, live));
  const introduced = states.findLast(
    ({ kind }, index) => versions[index] === version && versions[index - 1] !== version && kind !== 'rollback',
  );
  return Date.parse(published?.when ?? '') > Date.parse(introduced?.when ?? '');
}

/** Whether an app that is not live has been retired last. A rollback of the site is in the state that it went back to. */
function isRetired(states: readonly PastState[], app: string): boolean {
  const [state, before] = [states.at(-1), states.at(-2)];
  if (!state || versionIn(state, app) !== undefined) return false;
  if (state.kind === 'retire' && before && versionIn(before, app) !== undefined) return true;
  const { restores } = state;
  const last = restores && !restores.app ? restores.serial : state.serial - 1;
  return isRetired(
    states.filter(({ serial }) => serial <= last),
    app,
  );
}
