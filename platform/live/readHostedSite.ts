import { readComposition } from '../compose/compositions.ts';
import { memoize } from '../compose/memoize.ts';
import { redirectsOf } from '../compose/redirects.ts';
import { attempt } from '../messages/UserError.ts';
import { policyOf, releasesOf } from '../release/releases.ts';
import { logKey, type Store } from '../store/Store.ts';
import { type LogEntry, readEntry, readHead } from './log.ts';

type Headers = Readonly<Record<string, string>>;

/** What a host takes from the live site; that of this checkout before the first promotion, or if it cannot be read. */
export async function hostedSite(store: Store) {
  const { value: live } = await attempt(() => readHead(store));
  return await siteOf(store, live);
}

/** Returns a function that finds what a host takes from a state, by the name of its pages' folder; reads it once. */
export const openHostedSite = (store: Store) => memoize((name: string) => siteOfNumber(store, Number(name)));

async function siteOfNumber(store: Store, serial: number) {
  const { value: entry } = await attempt(() => readEntry(store, logKey(serial)));
  return await siteOf(store, entry);
}

async function siteOf(store: Store, entry: LogEntry | undefined) {
  const { value } = await attempt(async () => {
    if (!entry) return undefined;
    const composition = await readComposition(store, entry);
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
