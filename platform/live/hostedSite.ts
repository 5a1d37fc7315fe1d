import { redirectsOf } from '../compose/redirects.ts';
import { policyOf } from '../compose/rootFiles.ts';
import { attempt } from '../messages/attempt.ts';
import { releasesOf } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLog } from './log.ts';
import { readComposition } from './readLive.ts';

type Headers = Readonly<Record<string, string>>;

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
  const { value } = await attempt(async () => {
    const composition = await readComposition(store, id);
    return { site: composition.site, releases: await releasesOf(store, composition) };
  });
  const { site, releases = {} } = value ?? {};
  const security = allowReports(policyOf(releases).headers, site?.reports);
  return { security, redirects: redirectsOf(Object.values(releases)) };
}

/** Lets pages send reports to the endpoint of their composition. */
export function allowReports(headers: Headers, endpoint: string | undefined): Headers {
  const { 'Content-Security-Policy': csp } = headers;
  if (!endpoint || !csp) return headers;
  return { ...headers, 'Content-Security-Policy': csp.replace(/connect-src [^;]*/, `$& ${new URL(endpoint).origin}`) };
}
