import type { Composition } from '@mirqam/shared/contract/Composition';
import { z } from 'zod';
import { parseJson } from '../release/parseJson.ts';
import { compositionApps, compositionSchema, integrity, menusByApp } from '../release/schemas.ts';
import { routeTableJson } from './routeTable.ts';

/** A composition as a page carries it. Keeps unknown fields, which the deployed shell may read. */
export const carriedComposition = compositionSchema
  .extend({
    routeTable: z.tuple([z.string(), integrity]).readonly().optional(),
    menus: menusByApp.optional(),
    actions: z.unknown().optional(),
  })
  .loose();
export type CarriedComposition = z.infer<typeof carriedComposition>;

/**
 * The composition of a page with all apps: those of its route table, which `read` reads, with the links in menus that the
 * page has. Throws a `UserError` for a table that this checkout cannot read.
 */
export async function completeComposition(
  { routeTable, menus = {}, actions: _, ...composition }: CarriedComposition,
  read: (address: string) => Promise<string>,
): Promise<Composition> {
  if (!routeTable) return composition;
  const [address] = routeTable;
  const all = parseJson(compositionApps, routeTableJson(await read(address)), address, 'update this checkout');
  const apps = Object.entries(all).map(([app, pinned]) => [app, { ...pinned, menus: menus[app] ?? {} }] as const);
  return { ...composition, apps: Object.fromEntries(apps) };
}
