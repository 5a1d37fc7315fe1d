import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { parseRelease } from './schemas.ts';

/** The key of a release's description; written last and removed first, so that it proves the release complete. */
export const descriptionKey = (app: string, version: string) => `${releaseFolder(app, version)}/release.json`;

export async function findRelease(store: Store, app: string, version: string): Promise<Release | undefined> {
  const key = descriptionKey(app, version);
  const json = await store.get(key);
  if (!json) return undefined;
  const release = parseRelease(json.toString(), key);
  if (release.app === app && release.version === version) return release;
  throw new UserError(
    `${key} in ${store.name} describes ${release.app}@${release.version}: run "site publish ${app}" again`,
  );
}

export interface ReleaseName {
  readonly app: string;
  readonly version: string;
}

/** Every release of the store, including those that a killed publish has left without a description. */
export async function listReleases(store: Store): Promise<readonly ReleaseName[]> {
  const folders = new Set((await store.list('apps/')).map((key) => key.split('/').slice(1, 3).join('/')));
  return [...folders].map((folder) => {
    const [app = '', version = ''] = folder.split('/');
    return { app, version };
  });
}

/** Throws a `UserError` when the store has no such release. */
export async function readRelease(store: Store, app: string, version: string): Promise<Release> {
  const release = await findRelease(store, app, version);
  if (!release) throw new UserError(`${app}@${version} is not in ${store.name}: run "site publish ${app}" first`);
  return release;
}

/** The releases of a composition by app. Throws a `UserError` when the store lacks one. */
export async function releasesOf(
  store: Store,
  { apps }: Pick<Composition, 'apps'>,
): Promise<Readonly<Record<string, Release>>> {
  const entries = Object.entries(apps).map(
    async ([app, { version }]) => [app, await readRelease(store, app, version)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
