import type { Composition, CompositionApp } from '@mirqam/shared/contract/Composition';
import { type Integrity, type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { integrityOf } from './hash.ts';
import { parseRelease } from './schemas.ts';
import { shareFolder } from './shareImages.ts';

/** A release of a store, with the hash of its description. */
export interface PinnedRelease extends Release {
  readonly hash: Integrity;
}

/** The key of a release's description; written last and removed first, so that it proves the release complete. */
export const descriptionKey = (app: string, version: string) => `${releaseFolder(app, version)}/release.json`;

/**
 * Undefined for a release that the store does not hold. Throws a `UserError` for a description that is damaged, of another
 * contract, or of another release.
 */
export async function findRelease(store: Store, app: string, version: string): Promise<PinnedRelease | undefined> {
  const key = descriptionKey(app, version);
  const json = await store.get(key);
  if (!json) return undefined;
  const release = parseRelease(json.toString(), key);
  if (release.app === app && release.version === version) return { ...release, hash: integrityOf(json) };
  throw new UserError(
    `${key} in ${store.name} describes ${release.app}@${release.version}: run "site publish ${app}" again`,
  );
}

export interface ReleaseName {
  readonly app: string;
  readonly version: string;
}

/** Lists every release of the store, including those that a killed publish has left without a description. */
export async function listReleases(store: Store): Promise<readonly ReleaseName[]> {
  const folders = new Set((await store.list('apps/')).map((key) => key.split('/').slice(1, 3).join('/')));
  const names = [...folders].map((folder) => {
    const [app = '', version = ''] = folder.split('/');
    return { app, version };
  });
  return names.filter(({ version }) => version !== shareFolder);
}

/** Throws a `UserError` when the store has no such release, or another one than a composition has pinned. */
export async function readRelease(
  store: Store,
  app: string,
  { version, releaseHash }: Pick<CompositionApp, 'version' | 'releaseHash'>,
): Promise<PinnedRelease> {
  const release = await findRelease(store, app, version);
  if (!release) throw new UserError(`${app}@${version} is not in ${store.name}: run "site publish ${app}" first`);
  if (!releaseHash || release.hash === releaseHash) return release;
  throw new UserError(
    `${descriptionKey(app, version)} in ${store.name} has changed since it went live: restore the folder from a copy`,
  );
}

/** A release without the pages that only previews show. */
export const publicRelease = (release: PinnedRelease): PinnedRelease => ({
  ...release,
  routes: release.routes.filter(({ isPreviewOnly }) => !isPreviewOnly),
});

/**
 * The releases of a composition by app, with the routes that the composition has. Throws a `UserError` when the store lacks
 * one.
 */
export async function releasesOf(
  store: Store,
  { apps }: Pick<Composition, 'apps'>,
): Promise<Readonly<Record<string, PinnedRelease>>> {
  const entries = Object.entries(apps).map(async ([app, pinned]) => {
    const release = await readRelease(store, app, pinned);
    const patterns = pinned.routes?.map(([pattern]) => pattern);
    const routes = release.routes.filter(({ pattern }) => patterns?.includes(pattern) ?? true);
    return [app, { ...release, routes }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
