import type { ReleaseName } from '../../release/publications.ts';
import type { Log } from '../log.ts';
import { findHeldBack } from './heldBack.ts';

/**
 * Of the releases of a checkout, those that a deploy of all apps makes live. It leaves alone what is live or held back, and
 * apps that were live and are not now: somebody has retired them, or rolled the site back to a time before them.
 */
export function releasesToDeploy<T extends ReleaseName>(log: Log, releases: readonly T[]): readonly T[] {
  const live = log.at(-1)?.versions ?? {};
  const isRetired = (app: string) => live[app] === undefined && log.some(({ versions }) => versions[app] !== undefined);
  return releases.filter(
    (release) => live[release.app] !== release.version && !isRetired(release.app) && !findHeldBack(log, release),
  );
}
