import { descriptionKey } from '@mirqam/shared/contract/Release';
import { attempt, UserError } from '../../messages/UserError.ts';
import type { AppRoutes } from '../../release/checkRoutes.ts';
import { integrityOf } from '../../release/hash.ts';
import { type PinnedRelease, publicRelease } from '../../release/releases.ts';
import { parseRelease } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { SiteSnapshot } from '../../workspace/siteSnapshot.ts';
import { releasedPage } from './releasedPage.ts';
import { openPlace } from './storeUpstream.ts';
import type { Upstream } from './Upstream.ts';

/** Reads the addresses and menus of a live site, or of a store. Rejects with a `UserError` where nothing is live. */
export async function takeSnapshot(root: string, place: string): Promise<SiteSnapshot> {
  const releases = await readLiveReleases(root, place);
  return {
    from: place,
    when: new Date().toISOString(),
    addresses: Object.fromEntries(
      releases.flatMap(({ app, routes }) => routes.flatMap(({ paths }) => paths.map(({ path }) => [path, app]))),
    ),
    menus: releases.flatMap(({ routes }) => routes.flatMap(({ shows = {} }) => Object.keys(shows))),
  };
}

/** Reads the releases of a live site, or of a store. Rejects with a `UserError` where nothing is live. */
export const readLiveReleases = async (root: string, place: string): Promise<readonly PinnedRelease[]> =>
  await readReleases(await openPlace(root, place));

/** The routes of the released apps that are not built from source; none of a site that fails, which its pages report. */
export async function releasedElsewhere(upstream: Upstream, own: readonly string[]): Promise<readonly AppRoutes[]> {
  const { value: releases = [] } = await attempt(() => readReleases(upstream));
  return releases.map(publicRelease).flatMap(({ app, routes }) => (own.includes(app) ? [] : [{ app, routes }]));
}

async function readReleases(upstream: Upstream): Promise<readonly PinnedRelease[]> {
  const page = await releasedPage(upstream, upstream.base || '/');
  if (page.kind === 'redirect') throw new UserError(`${upstream.name} redirects to ${page.location}: use that address`);
  return await mapInParallel(Object.entries(page.composition.apps), ([app, { version }]) =>
    readRelease(upstream, app, version),
  );
}

/** Every site serves the description of a release beside its files. */
async function readRelease({ name, request }: Upstream, app: string, version: string): Promise<PinnedRelease> {
  const path = `/${descriptionKey(app, version)}`;
  const response = await request(path);
  if (!response.ok)
    throw new UserError(`${name} responds with ${response.status} to ${path}: check the address of the site`);
  const text = await response.text();
  return { ...parseRelease(text, path), hash: integrityOf(text) };
}
