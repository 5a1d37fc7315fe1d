import { redirectsOf } from '../compose/redirects.ts';
import { policyOf } from '../compose/rootFiles.ts';
import { attempt } from '../messages/attempt.ts';
import { releasesOf } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLog } from './log.ts';
import { readComposition } from './readLive.ts';

/** What a host takes from the live site; that of this checkout before the first promotion, or if it cannot be read. */
export async function hostedSite(store: Store) {
  const { value: live } = await attempt(async () => findLive(await readLog(store)));
  return await siteOf(store, live?.composition ?? '');
}

/** Returns a function that finds what a host takes from a composition, again only when another one is asked for. */
export function openHostedSite(store: Store): (id: string) => ReturnType<typeof siteOf> {
  let known: { readonly id: string; readonly site: ReturnType<typeof siteOf> } | undefined;
  return (id) => {
    if (known?.id !== id) known = { id, site: siteOf(store, id) };
    return known.site;
  };
}

async function siteOf(store: Store, id: string) {
  const { value: releases = {} } = await attempt(async () => await releasesOf(store, await readComposition(store, id)));
  return { security: policyOf(releases).headers, redirects: redirectsOf(Object.values(releases)) };
}
