import type { Composition } from '@mirqam/shared/contract/Composition';
import { type PinnedRelease, readRelease } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';

/** The versions of the shell, beside its own, from which the pages of a composition take files. */
export const earlierVersions = ({ apps: { shell } }: Pick<Composition, 'apps'>): readonly string[] =>
  Object.keys(shell?.unchanged ?? {});

/** These releases. Throws a `UserError` when the store lacks one. */
export async function earlierReleases(
  store: Store,
  composition: Pick<Composition, 'apps'>,
): Promise<readonly PinnedRelease[]> {
  return await mapInParallel(earlierVersions(composition), (version) => readRelease(store, 'shell', { version }));
}
