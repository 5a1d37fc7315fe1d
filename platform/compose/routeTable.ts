import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Language, languageOf, languages } from '@mirqam/shared/contract/languages';
import { fileKey, type Integrity } from '@mirqam/shared/contract/Release';
import { canonicalJson, integrityOf } from '../release/hash.ts';
import { menuFileIn } from '../release/menuFile.ts';
import type { PageHashes, StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { FileList, Store } from '../store/Store.ts';
import { pageList } from './pages/pageFiles.ts';

/** The script that gives a page the apps which it lacks. */
export interface RouteTable {
  readonly text: string;
  /** Its address and hash, as a page carries them. */
  readonly pinned: NonNullable<Composition['routeTable']>;
}

/** The part of a stored composition, or of a preview's record, that names its route table. */
export type TableName = Pick<StoredComposition, 'table' | 'tables'>;

const start = 'globalThis.federationApps=';

/** The public key of a route table. */
export const routeTableKey = (table: Integrity): string => fileKey('shell', 'routes.js', table);

/** Whether a key is that of a route table. No release lists these, and a killed promotion leaves one that no state names. */
export const isTableKey = (key: string): boolean => /^apps\/shell\/routes\.[0-9a-f]{12}\.js(?:\.br|\.gz)?$/.test(key);

/** Makes the route table of a composition for pages in a language: a visit has one. */
export function routeTable({ apps }: Pick<Composition, 'apps'>, language: Language = languages[0]): RouteTable {
  const slim = Object.entries(apps).map(([app, pinned]) => {
    const { version, entry, disabled } = pinned;
    const routes = pinned.routes?.filter(([pattern]) => languageOf(pattern) === language);
    return [app, { version, entry, routes, menuFile: menuFileIn(pinned, language), disabled }] as const;
  });
  const text = `${start}${canonicalJson(Object.fromEntries(slim))};\n`;
  const integrity = integrityOf(text);
  return { text, pinned: [`/${routeTableKey(integrity)}`, integrity] };
}

/** Reads the apps out of a route table, as JSON. */
export const routeTableJson = (text: string): string => text.slice(start.length, text.lastIndexOf(';'));

/** The hashes of the route tables of a composition, one for each of its languages. */
export const tablesOf = ({ table, tables = [] }: TableName): readonly Integrity[] => [
  ...(table ? [table] : []),
  ...tables,
];

/** The pages of a composition, and its route tables, which lie beside the releases. */
export const stateFiles = ({ pages, ...named }: TableName & { readonly pages: PageHashes }): PageHashes => ({
  ...pages,
  ...Object.fromEntries(tablesOf(named).map((table) => [routeTableKey(table), table])),
});

/** The public files of route tables: their forms, with the objects of their bytes. */
export const tableFiles = (store: Store, { table, tables }: TableName): FileList =>
  pageList(store, stateFiles({ pages: {}, table, tables }));

/** Makes route tables public, where open tabs find it after the next promotion too. */
export async function showTable(store: Store, name: TableName): Promise<void> {
  await mapInParallel(tableFiles(store, name), ([key, object]) => store.show(key, object));
}
