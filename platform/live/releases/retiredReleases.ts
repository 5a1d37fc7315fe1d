import type { ReleaseName } from '../../release/publications.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import type { PastState } from '../log/history.ts';
import { hasRelease } from './isRestorable.ts';
import { versionsOf } from './versionsOf.ts';

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
