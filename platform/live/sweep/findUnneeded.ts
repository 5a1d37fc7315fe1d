import { contractVersion } from '@mirqam/shared/contract/Release';
import { readComposition } from '../../compose/compositions.ts';
import { routeTableKey, type TableName, tablesOf } from '../../compose/routeTable.ts';
import { attempt } from '../../messages/UserError.ts';
import { forms } from '../../release/compress.ts';
import { findObject, objectKey, parseObjectKey } from '../../release/objects.ts';
import {
  lastUse,
  listReleases,
  longestCommand,
  publicationKey,
  type ReleaseName,
  readPublication,
} from '../../release/publications.ts';
import { isPublicKey, publicKeys, readReleaseFiles } from '../../release/publicKeys.ts';
import { parseContract } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { type Log, readHead } from '../log.ts';
import { findPreview, listPreviews, previewKey } from '../preview.ts';

/**
 * The number of states that keep their pages, newest first: four, and two of a site of more than 500 pages. A rollback to
 * one of them only shows its pages; those of an older one are made again.
 */
const keptStates = (pages: number): number => (pages > 500 ? 2 : 4);

/**
 * Lists the keys of public files, records and objects that neither a visitor, nor a rollback to a state since `since`, nor
 * a newer preview or publication can need. Throws a `UserError` while a record that names needed files is damaged.
 */
export async function findUnneeded(store: Store, log: Log, since: Date): Promise<readonly string[]> {
  // What a running command has written may not be named yet, however few days are kept.
  const youngest = Math.min(Number(since), Number(await store.now()) - longestCommand);
  const previews = await mapInParallel(await listPreviews(store), async (id) => ({
    id,
    record: await findPreview(store, id),
  }));
  const isYoung = ({ record }: (typeof previews)[number]) => record && Date.parse(record.when) >= youngest;
  const ofPreviews = previews.filter(isYoung).flatMap(({ record }) => record ?? []);
  const named = new Set([
    ...releasesSince(log, since),
    ...ofPreviews.flatMap(({ apps }) => Object.entries(apps).map(([app, { version }]) => `${app}@${version}`)),
  ]);
  const releases = await mapInParallel(await listReleases(store), async (name) => {
    const record = await readPublication(store, name.app, name.version);
    const isNeeded = named.has(`${name.app}@${name.version}`) || Boolean(record && lastUse(record) >= youngest);
    return { name, record, isNeeded };
  });
  const needed = new Set([
    ...(await keysOfStates(store, log, since)),
    ...ofPreviews.flatMap(({ pages = {}, ...tables }) => [
      ...Object.values(pages).flatMap(allForms),
      ...ofTables(tables),
    ]),
    ...(
      await mapInParallel(releases, async ({ name, record, isNeeded }) =>
        record && isNeeded ? await keysOf(store, name, record.release) : [],
      )
    ).flat(),
  ]);
  const isUnneeded = (key: string) => !needed.has(key);
  return [
    ...(await store.list('apps/')).filter((key) => isPublicKey(key) && isUnneeded(key)),
    ...releases.filter(({ isNeeded }) => !isNeeded).map(({ name }) => publicationKey(name.app, name.version)),
    ...previews.filter((preview) => !isYoung(preview)).map(({ id }) => previewKey(id)),
    ...(await store.list('objects/')).filter((key) => parseObjectKey(key) && isUnneeded(key)),
  ];
}

const allForms = (integrity: string) => forms.map((form) => objectKey(integrity, form));

/** The objects and the public keys of route tables. */
const ofTables = (named: TableName) =>
  tablesOf(named).flatMap((table) => [...allForms(table), ...forms.map((form) => routeTableKey(table) + form)]);

/** The states since a time: the one that was live at that time, and all later ones. */
export function statesSince(log: Log, since: Date): Log {
  const first = log.findIndex(({ when }) => new Date(when) >= since);
  return log.slice(first < 0 ? -1 : Math.max(0, first - 1));
}

/** The releases that were live since a time, as `legal@1.0.0-3f2a9c1b7d`. */
export const releasesSince = (log: Log, since: Date): readonly string[] => [
  ...new Set(
    statesSince(log, since).flatMap(({ versions }) =>
      Object.entries(versions).map(([app, version]) => `${app}@${version}`),
    ),
  ),
];

/** The compositions of the states since a time by the hash of their content, newest first, without those that are lost. */
export async function readStatesSince(store: Store, log: Log, since: Date) {
  const contents = new Map([...statesSince(log, since)].reverse().map((entry) => [entry.content, entry]));
  const stored = await mapInParallel(contents, async ([content, entry]) => {
    // `verify` reports a composition that is lost: nothing can name its pages.
    const { value } = await attempt(() => readComposition(store, entry));
    return value ? [[content, value] as const] : [];
  });
  return new Map(stored.flat());
}

/** The compositions of the states since a time with their route tables, and the newest ones with their pages and values. */
async function keysOfStates(store: Store, log: Log, since: Date): Promise<readonly string[]> {
  const states = await readStatesSince(store, log, since);
  const [newest] = states.values();
  const kept = [...states.values()].slice(0, keptStates(Object.keys(newest?.pages ?? {}).length));
  return [
    ...[...states].flatMap(([content, tables]) => [objectKey(content), ...ofTables(tables)]),
    ...kept.flatMap(({ pages, values }) => [
      ...Object.values(pages).flatMap(allForms),
      ...Object.values(values).map((each) => objectKey(each)),
    ]),
  ];
}

/** The public files of a release, and its objects: its description, and its files in each form. */
async function keysOf(store: Store, name: ReleaseName, hash: string): Promise<readonly string[]> {
  const release = await readReleaseFiles(store, name, hash);
  const all = [
    ...Object.values(release.files).map(({ integrity }) => integrity),
    ...Object.values(release.serverFiles),
  ];
  return [...publicKeys(release).keys(), objectKey(hash), ...all.flatMap(allForms)];
}

/** Returns a function that finds releases out of use: not live, and of an older contract. */
export async function openIsOutOfUse(store: Store): Promise<(release: ReleaseName) => Promise<boolean>> {
  const { value: live } = await attempt(() => readHead(store));
  return async (release) => {
    if (live?.versions[release.app] === release.version) return false;
    const { value: contract = contractVersion } = await attempt(async () => {
      const record = await readPublication(store, release.app, release.version);
      const json = record && (await findObject(store, record.release));
      return json && parseContract(json.toString(), release.app);
    });
    return contract < contractVersion;
  };
}
