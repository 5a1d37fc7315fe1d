import type { Composition } from '@mirqam/shared/contract/Composition';
import { findComposition } from '../compose/compositions.ts';
import { listReleases, type ReleaseName } from '../release/releases.ts';
import { appName, compositionId, versionName } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { earlierVersions } from './earlierReleases.ts';
import type { Log } from './log.ts';
import type { LogEntry, Removal } from './logEntry.ts';
import { findPreview } from './preview.ts';
import { lastUse, listPublications, longestCommand, type Publication, readPublication } from './publications.ts';
import { versionsOf } from './versionsOf.ts';

/**
 * Lists what neither a visitor, nor a rollback to a state since `since`, nor a newer preview or publication can need.
 * Ignores keys that the site itself would not write.
 */
export async function findUnneeded(store: Store, log: Log, since: Date): Promise<Removal> {
  // Keeps the files of a command that may still be running, however few days are kept.
  const youngest = Math.min(Number(since), Number(await store.now()) - longestCommand);
  const isYoung = (record: Publication | undefined) => record !== undefined && lastUse(record) >= youngest;
  const previews = await mapInParallel(await listIds(store, 'previews/'), async (id) => ({
    id,
    record: await findPreview(store, id),
  }));
  const compositions = new Set(statesSince(log, since).map(({ composition }) => composition));
  const releases = new Set([
    ...(await releasesSince(store, log, since)),
    ...previews.flatMap(({ record }) => (record && isYoung(record) ? releasesIn(record) : [])),
  ]);
  const stored = await mapInParallel(await listNamedReleases(store), async ({ app, version }) => {
    const isNeeded = releases.has(`${app}@${version}`) || isYoung(await readPublication(store, app, version));
    return isNeeded ? [] : `${app}@${version}`;
  });
  const listed = [...(await listIds(store, 'compositions/')), ...(await listIds(store, 'pages/'))];
  return {
    compositions: [...new Set(listed)].filter((id) => !compositions.has(id)),
    releases: stored.flat(),
    previews: previews.filter(({ record }) => !isYoung(record)).map(({ id }) => id),
  };
}

/** The states since a time: the one that was live at that time, and all later ones. */
function statesSince(log: Log, since: Date): Log {
  const first = log.findIndex(({ when }) => new Date(when) >= since);
  return log.slice(first < 0 ? -1 : Math.max(0, first - 1));
}

/** The releases that were live since a time, as `legal@1.0.0-3f2a9c1b7d`. */
export async function releasesSince(store: Store, log: Log, since: Date): Promise<readonly string[]> {
  const releases = await mapInParallel(statesSince(log, since), (state) => releasesAt(store, state));
  return [...new Set(releases.flat())];
}

async function releasesAt(store: Store, { versions, earlier = [], composition }: LogEntry): Promise<readonly string[]> {
  if (versions)
    return [...Object.entries(versions), ...earlier.map((version) => ['shell', version] as const)].map(nameOf);
  const stored = await findComposition(store, composition);
  return stored ? releasesIn(stored) : [];
}

const releasesIn = ({ apps }: Pick<Composition, 'apps'>) => [
  ...Object.entries(versionsOf(apps)).map(nameOf),
  ...earlierVersions({ apps }).map((version) => nameOf(['shell', version])),
];

const nameOf = ([app, version]: readonly [string, string]) => `${app}@${version}`;

/** Every release, and every record that a killed publish left without one. */
async function listNamedReleases(store: Store): Promise<readonly ReleaseName[]> {
  const names = [...(await listReleases(store)), ...(await listPublications(store))];
  const valid = names.filter(
    ({ app, version }) => appName.safeParse(app).success && versionName.safeParse(version).success,
  );
  return [...new Map(valid.map((name) => [`${name.app}@${name.version}`, name])).values()];
}

async function listIds(store: Store, prefix: string): Promise<readonly string[]> {
  const names = (await store.list(prefix)).map((key) => key.slice(prefix.length).replace(/\/.*|\.json$/s, ''));
  return [...new Set(names)].filter((name) => compositionId.safeParse(name).success);
}
