import type { Composition, CompositionApp } from '@mirqam/shared/contract/Composition';
import type { Integrity, Release, SitePolicy } from '@mirqam/shared/contract/Release';
import { sitePolicy } from '../hosting/sitePolicy.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { readObject } from './objects.ts';
import { type ReleaseName, readPublication } from './publications.ts';
import { parseRelease } from './schemas.ts';

/** A release of a store, with the hash of its description. */
export interface PinnedRelease extends Release {
  readonly hash: Integrity;
}

/** The releases of a composition by app. */
export type Releases = Readonly<Record<string, PinnedRelease>>;

/** The policy that a shell was released with; that of this checkout for one without. */
export const policyOf = ({ shell }: Readonly<Record<string, Pick<Release, 'policy'>>>): SitePolicy =>
  shell?.policy ?? sitePolicy();

/**
 * Undefined for a release that the store does not hold. Throws a `UserError` for one that is damaged, of another contract,
 * or recorded under the name of another.
 */
export async function findRelease(store: Store, app: string, version: string): Promise<PinnedRelease | undefined> {
  const record = await readPublication(store, app, version);
  return record && (await readDescription(store, { app, version }, record.release));
}

/** Reads the description with this hash. Throws a `UserError` as `findRelease` does. */
export async function readDescription(
  store: Pick<Store, 'name' | 'get'>,
  { app, version }: ReleaseName,
  hash: Integrity,
): Promise<PinnedRelease> {
  const name = `the description of ${app}@${version}`;
  const remedy = `run "site publish ${app}" where it was built`;
  const json = await readObject(store, hash, { name, remedy });
  const release = parseRelease(json.toString(), name);
  if (release.app === app && release.version === version) return { ...release, hash };
  throw new UserError(
    `${app}@${version} in ${store.name} is recorded as ${release.app}@${release.version}: run "site publish ${app}" again`,
  );
}

/** Throws a `UserError` when the store has no such release, or not the one that a composition has pinned. */
export async function readRelease(
  store: Store,
  app: string,
  { version, releaseHash }: Pick<CompositionApp, 'version' | 'releaseHash'>,
): Promise<PinnedRelease> {
  if (releaseHash) return await readDescription(store, { app, version }, releaseHash);
  const release = await findRelease(store, app, version);
  if (release) return release;
  throw new UserError(`${app}@${version} is not in ${store.name}: run "site publish ${app}" first`);
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
export async function releasesOf(store: Store, { apps }: Pick<Composition, 'apps'>): Promise<Releases> {
  const entries = Object.entries(apps).map(async ([app, pinned]) => {
    const release = await readRelease(store, app, pinned);
    const patterns = pinned.routes?.map(([pattern]) => pattern);
    const routes = release.routes.filter(({ pattern }) => patterns?.includes(pattern) ?? true);
    return [app, { ...release, routes }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
