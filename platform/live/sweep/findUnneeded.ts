import { z } from 'zod';
import { readComposition } from '../../compose/compositions.ts';
import { listRouteTables, routeTableKey, type TableName, tablesOf } from '../../compose/routeTable.ts';
import { attempt } from '../../messages/attempt.ts';
import { forms } from '../../release/compress.ts';
import { objectKey, parseObjectKey, readObject } from '../../release/objects.ts';
import { parseJson } from '../../release/parseJson.ts';
import {
  lastUse,
  listReleases,
  longestCommand,
  publicationKey,
  type ReleaseName,
  readPublication,
} from '../../release/publications.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import type { Log } from '../log.ts';
import { findPreview, listPreviews, previewKey } from '../preview.ts';

/** The part of a release, of any contract, that names its files. */
const filesSchema = z.object({
  files: z.record(z.string(), z.object({ integrity: z.string() })),
  serverFiles: z.record(z.string(), z.string()),
});

/**
 * The number of states that keep their pages, newest first: four, and two of a site of more than 500 pages. A rollback to
 * one of them only shows its pages; those of an older one are put together again from its renderings.
 */
const keptStates = (pages: number): number => (pages > 500 ? 2 : 4);

/**
 * Lists the keys of records, route tables and objects that neither a visitor, nor a rollback to a state since `since`, nor a newer preview
 * or publication can need. Throws a `UserError` while a record that names needed files is damaged.
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
    ...(await objectsOfStates(store, log, since)),
    ...ofPreviews.flatMap(({ pages = {}, ...tables }) => [
      ...Object.values(pages).flatMap(allForms),
      ...ofTables(tables),
    ]),
    ...(
      await mapInParallel(releases, async ({ name, record, isNeeded }) =>
        record && isNeeded ? await objectsOf(store, name, record.release) : [],
      )
    ).flat(),
  ]);
  return [
    ...releases.filter(({ isNeeded }) => !isNeeded).map(({ name }) => publicationKey(name.app, name.version)),
    ...previews.filter((preview) => !isYoung(preview)).map(({ id }) => previewKey(id)),
    ...(await listRouteTables(store)).filter((key) => !needed.has(key)),
    ...(await store.list('objects/')).filter((key) => parseObjectKey(key) && !needed.has(key)),
  ];
}

const allForms = (integrity: string) => forms.map((form) => objectKey(integrity, form));

/** The objects and the public keys of route tables. */
const ofTables = (named: TableName) =>
  tablesOf(named).flatMap((table) => [...allForms(table), ...forms.map((form) => routeTableKey(table) + form)]);

/** The states since a time: the one that was live at that time, and all later ones. */
function statesSince(log: Log, since: Date): Log {
  const first = log.findIndex(({ when }) => new Date(when) >= since);
  return log.slice(first < 0 ? -1 : Math.max(0, first - 1));
}

/** The releases that were live since a time, as `legal@1.0.0-3f2a9c1b7d`. */
export const releasesSince = (log: Log, since: Date): readonly string[] => [
  ...new Set(
    statesSince(log, since).flatMap(({ versions, earlier = [] }) => [
      ...Object.entries(versions).map(([app, version]) => `${app}@${version}`),
      ...earlier.map((version) => `shell@${version}`),
    ]),
  ),
];

/** The compositions of the states since a time with their renderings and route tables, and the pages of the newest ones. */
async function objectsOfStates(store: Store, log: Log, since: Date): Promise<readonly string[]> {
  const contents = new Map([...statesSince(log, since)].reverse().map((entry) => [entry.content, entry]));
  const stored = await mapInParallel(contents, async ([content, entry]) => {
    // `verify` reports a composition that is lost: nothing can name its pages.
    const { value } = await attempt(() => readComposition(store, entry));
    return [content, value] as const;
  });
  const pagesOf = new Map(stored.map(([content, value]) => [content, Object.values(value?.pages ?? {})]));
  const [live = ''] = contents.keys();
  const kept = [...contents.keys()].slice(0, keptStates(pagesOf.get(live)?.length ?? 0));
  return [
    ...[...contents.keys()].map((content) => objectKey(content)),
    ...stored.flatMap(([, value]) => ofTables(value ?? {})),
    ...stored.flatMap(([, value]) => Object.values(value?.renderings ?? {}).map((rendering) => objectKey(rendering))),
    ...kept.flatMap((content) => (pagesOf.get(content) ?? []).flatMap(allForms)),
  ];
}

/** The objects of a release: its description, and its files in each form. */
async function objectsOf(store: Store, { app, version }: ReleaseName, release: string): Promise<readonly string[]> {
  const name = `the description of ${app}@${version}`;
  const json = await readObject(store, release, { name, remedy: `run "site publish ${app}" where it was built` });
  const { files, serverFiles } = parseJson(filesSchema, json.toString(), name);
  const all = [...Object.values(files).map(({ integrity }) => integrity), ...Object.values(serverFiles)];
  return [objectKey(release), ...all.flatMap(allForms)];
}
