import { UserError } from '../../messages/UserError.ts';
import type { ReleaseName } from '../../release/publications.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { notLive } from '../readLive.ts';
import { readStoredReleases } from './storedReleases.ts';

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
  const found = releases.find(({ state, published }) => (word === 'live' ? state === 'live' : !published?.isDraft));
  if (!found && word === 'live') throw notLive(app);
  if (!found) throw new UserError(`${app}@${word} is not in ${store.name}: run "site publish ${app}" first`);
  return { app, version: found.version };
}
