import type { Composition, CompositionApp } from '@mirqam/shared/contract/Composition';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { canonicalJson, contentName, integrityOf } from '../release/hash.ts';
import type { PageHashes, StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { FileList, Store } from '../store/Store.ts';
import { pageList } from './pageFiles.ts';

/** The script that gives a page the apps which it lacks. */
export interface RouteTable {
  readonly text: string;
  /** Its address and hash, as a page carries them. */
  readonly pinned: NonNullable<Composition['routeTable']>;
}

/** The part of a stored composition, or of a preview's record, that names its route table. */
type TableName = Pick<StoredComposition, 'table'>;

const folder = 'apps/shell/routes/';
const start = 'globalThis.federationApps=';

/** The public key of a route table. */
export const routeTableKey = (table: Integrity): string => `${folder}${contentName(table)}.js`;

/** Makes the route table of a composition. */
export function routeTable({ apps }: Pick<Composition, 'apps'>): RouteTable {
  const slim = Object.entries(apps).map(([app, { version, entry, routes, menuFile, disabled }]) => {
    return [app, { version, entry, routes, menuFile, disabled } satisfies CompositionApp] as const;
  });
  const text = `${start}${canonicalJson(Object.fromEntries(slim))};\n`;
  const integrity = integrityOf(text);
  return { text, pinned: [`/${routeTableKey(integrity)}`, integrity] };
}

/** Reads the apps out of a route table, as JSON. */
export const routeTableJson = (text: string): string => text.slice(start.length, text.lastIndexOf(';'));

/** The pages of a composition, and its route table, which lies beside the releases. */
export const stateFiles = ({ pages, table }: TableName & { readonly pages: PageHashes }): PageHashes =>
  table ? { ...pages, [routeTableKey(table)]: table } : pages;

/** The public files of a route table: its forms, with the objects of their bytes. */
export const tableFiles = (store: Store, { table }: TableName): FileList =>
  pageList(store, stateFiles({ pages: {}, table }));

/** Makes a route table public, where open tabs find it after the next promotion too. */
export async function showTable(store: Store, name: TableName): Promise<void> {
  await mapInParallel(tableFiles(store, name), ([key, object]) => store.show(key, object));
}

/** Lists the public keys of all route tables, in all forms. */
export const listRouteTables = async (store: Store): Promise<readonly string[]> => await store.list(folder);
