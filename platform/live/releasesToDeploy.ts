import type { ReleaseName } from '../release/releases.ts';
import { type PastState, versionIn } from './history.ts';
import { isPrune } from './log.ts';

/**
 * Of the releases of a checkout, those that a deploy of all apps makes live. It leaves alone what is live, what a rollback
 * has replaced, and every release of a retired app. A release that a newer one has replaced goes live again: its sources
 * are back, as after `git revert`.
 */
export function releasesToDeploy<T extends ReleaseName>(
  history: readonly PastState[],
  releases: readonly T[],
): readonly T[] {
  const states = history.filter((state) => !isPrune(state));
  return releases.filter(({ app, version }) => {
    const versions = states.map((state) => versionIn(state, app));
    const kindAfter = (index: number) => (index < 0 ? undefined : states[index + 1]?.kind);
    const isRetired = kindAfter(versions.findLastIndex((shown) => shown !== undefined)) === 'retire';
    const isRolledBack = kindAfter(versions.lastIndexOf(version)) === 'rollback';
    return versions.at(-1) !== version && !isRetired && !isRolledBack;
  });
}
