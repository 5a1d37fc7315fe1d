import { isDeepStrictEqual } from 'node:util';
import { type Composition, headerActions, isActionOf } from '@mirqam/shared/contract/Composition';
import {
  linksOfApps,
  type MenuLink,
  type MenuLinks,
  mergeMenu,
  type ShownMenus,
  siteMenus,
} from '@mirqam/shared/contract/Menu';
import { canonicalJson } from '../release/hash.ts';
import type { PageToRender } from './PageToRender.ts';
import { pinRoute } from './pinRoutes.ts';
import type { RouteTable } from './routeTable.ts';

/**
 * The part of a composition that a page carries: the shell, its own app with its own route, and the menus that it shows. No
 * other app, and no other page, changes its size.
 */
export function pageComposition(
  composition: Composition,
  { app, route, about }: PageToRender,
  { pinned: routeTable }: RouteTable,
): Composition {
  const { id, site, apps } = composition;
  const { version, entry, disabled } = apps[app] ?? {};
  const menus = Object.entries(apps)
    .map(([name, { menus = {} }]) => [name, carriedMenus(menus, route?.shows)] as const)
    .filter(([, carried]) => Object.keys(carried).length > 0);
  const actions = headerActions(composition).filter((action) => !about || isActionOf(about.path, action));
  // Sorted, so that a composition from the store yields the same bytes as a new one.
  return JSON.parse(
    canonicalJson({
      id,
      site,
      menus: Object.fromEntries(menus),
      actions: about ? actions.slice(0, 1) : actions,
      routeTable,
      apps: {
        shell: { version: apps['shell']?.version },
        ...(route ? { [app]: { version, entry, routes: [pinRoute(route)], disabled } } : {}),
      },
    }),
  );
}

function carriedMenus(menus: MenuLinks, shows: ShownMenus = {}): MenuLinks {
  const carried = Object.entries(menus).flatMap(([name, links]) => {
    if (siteMenus.includes(name) || shows[name] === 'labels') return [[name, links.map(withoutCard)] as const];
    return shows[name] === 'cards' ? [[name, links] as const] : [];
  });
  return Object.fromEntries(carried);
}

const withoutCard = ([label, url, order, group]: MenuLink): MenuLink =>
  group === undefined ? [label, url, order] : [label, url, order, group];

/** Whether a page that shows these menus beside header and footer shows the same in both compositions. */
export const haveSameMenus = (one: Composition, other: Composition, shows: ShownMenus = {}): boolean =>
  [...siteMenus, ...Object.keys(shows)].every((menu) =>
    isDeepStrictEqual(mergeMenu(linksOfApps(one), menu), mergeMenu(linksOfApps(other), menu)),
  );
