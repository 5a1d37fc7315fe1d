import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import { descriptionKey, type Release } from '@mirqam/shared/contract/Release';
import { type CarriedComposition, carriedComposition, completeComposition } from '../compose/completeComposition.ts';
import type { Headers } from '../hosting/headers.ts';
import { allowReports } from '../live/readHostedSite.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { parseJson } from '../release/parseJson.ts';
import { policyOf } from '../release/releases.ts';
import { parseRelease } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { LiveSite } from './LiveSite.ts';

/** The composition and the pages of a live site, read from its start page and its releases. */
export interface LiveState {
  readonly composition: Composition;
  /** The address and the hash of its route table in each language; none in pages of old checkouts. */
  readonly tables: readonly NonNullable<Composition['routeTable']>[];
  /** By app, with the routes that the composition has. */
  readonly releases: Readonly<Record<string, Release>>;
  /** The security headers of every response. */
  readonly security: Headers;
  /** The paths in the sitemap. */
  readonly pages: readonly string[];
}

/** Reads what is live at a site. Rejects with a `UserError` for a site that does not respond, or that this tool did not make. */
export async function readLiveState(site: LiveSite): Promise<LiveState> {
  const start = await readCarried(site);
  const pages = await readSitemap(site);
  const carried = [start, ...(await mapInParallel(onePerLanguage(pages), (path) => readCarried(site, path)))];
  const read = (address: string) => readText(site, address);
  const [composition, ...others] = await mapInParallel(carried, (page) => completeComposition(page, read));
  if (!composition) throw new Error('no page was read');
  const entries = await mapInParallel(Object.entries(composition.apps), async ([app, { version, routes }]) => {
    const release = await readLiveRelease(site, app, version);
    const all = [routes, ...others.map(({ apps }) => apps[app]?.routes)];
    const patterns = routes && all.flatMap((each = []) => each.map(([pattern]) => pattern));
    return [
      app,
      { ...release, routes: release.routes.filter(({ pattern }) => patterns?.includes(pattern) ?? true) },
    ] as const;
  });
  const releases = Object.fromEntries(entries);
  const security = allowReports(policyOf(releases).headers, composition.site?.reports);
  const tables = carried.flatMap(({ routeTable }) => (routeTable ? [routeTable] : []));
  return { composition, tables, releases, security, pages };
}

/** A page in each language but English: every language has a route table of its own. */
const onePerLanguage = (pages: readonly string[]) =>
  languages.slice(1).flatMap(({ tag }) => pages.find((path) => languageOf(path).tag === tag) ?? []);

/** The part of the composition that a page carries, by default the start page; without such a page, the not-found page. */
export async function readCarried(site: LiveSite, path = '/'): Promise<CarriedComposition> {
  const { status, headers, body } = await get(site, path);
  if (headers['location'])
    throw new UserError(`${site.url.origin} redirects to ${headers['location']}: watch that address`);
  if (status !== 200 && status !== 404) throw new UserError(`${site.url.origin} responds with ${status}`);
  const start = `id="${compositionElementId}">`;
  const html = body.toString();
  const from = html.indexOf(start);
  if (from < 0) throw new UserError(`${site.url.origin} holds no composition: this tool did not make it`);
  const json = html.slice(from + start.length, html.indexOf('</script>', from));
  return parseJson(carriedComposition, json, `the composition of ${site.url.origin}`, 'update this checkout');
}

/** The description of a release, which every site serves beside its files. */
async function readLiveRelease(site: LiveSite, app: string, version: string): Promise<Release> {
  const path = `/${descriptionKey(app, version)}`;
  const { status, body } = await get(site, path);
  if (status !== 200 && status !== 404)
    throw new UserError(`${path} responds with ${status}: upload the files of ${app}@${version}`);
  return parseRelease(body.toString(), path);
}

async function readText(site: LiveSite, address: string): Promise<string> {
  const { status, body } = await get(site, address);
  if (status === 200) return body.toString();
  throw new UserError(`${address}, the routes of all apps, responds with ${status}: promote or upload again`);
}

async function readSitemap(site: LiveSite): Promise<readonly string[]> {
  const { status, body } = await get(site, '/sitemap.xml');
  const locations = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  if (status === 200 && locations.length > 0) return locations.map((location) => new URL(location).pathname);
  throw new UserError(`/sitemap.xml responds with ${status} and names ${locations.length} pages`);
}

async function get(site: LiveSite, path: string) {
  const { value, problem } = await attempt(() => site.request(path));
  if (value) return value;
  throw new UserError(`${site.url.origin}${path === '/' ? '' : path} ${problem}`);
}
