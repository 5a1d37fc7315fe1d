import { isDeepStrictEqual } from 'node:util';
import type { Composition, CompositionApp } from '@mirqam/shared/contract/Composition';
import { type MenuLink, type MenuLinks, mergeMenu, type ShownMenus, siteMenus } from '@mirqam/shared/contract/Menu';
import { canonicalJson } from '../release/hash.ts';

/** A composition as a page carries it: without the menus that it does not show, and without what the store alone needs. */
export function pageComposition({ id, site, apps }: Composition, shows: ShownMenus = {}): Composition {
  const slim = Object.entries(apps).map(([app, { menus, menuFile, releaseHash: _, unchanged: __, ...pinned }]) => {
    const carried = menus && carriedMenus(menus, shows);
    const file = menuFile && lacksCards(menuFile, shows) ? { menuFile } : {};
    return [app, { ...pinned, ...file, ...(carried ? { menus: carried } : {}) }] as const;
  });
  // Sorted, so that a composition from the store yields the same bytes as a new one.
  return JSON.parse(canonicalJson({ id, site, apps: Object.fromEntries(slim) }));
}

function carriedMenus(menus: MenuLinks, shows: ShownMenus): MenuLinks | undefined {
  const carried = Object.entries(menus).flatMap(([name, links]) => {
    if (siteMenus.includes(name) || shows[name] === 'labels') return [[name, links.map(withoutCard)] as const];
    return shows[name] === 'cards' ? [[name, links] as const] : [];
  });
  return carried.length > 0 ? Object.fromEntries(carried) : undefined;
}

/** Whether a page, or one that its visitor goes to, may need the file: the links of its menus are not all in the page. */
const lacksCards = ([, , ...menus]: NonNullable<CompositionApp['menuFile']>, shows: ShownMenus) =>
  menus.some((menu) => shows[menu] !== 'cards');

const withoutCard = ([label, url, order, group]: MenuLink): MenuLink =>
  group === undefined ? [label, url, order] : [label, url, order, group];

/** Whether a page that shows these menus beside header and footer shows the same in both compositions. */
export const haveSameMenus = (one: Composition, other: Composition, shows: ShownMenus = {}): boolean =>
  [...siteMenus, ...Object.keys(shows)].every((menu) =>
    isDeepStrictEqual(mergeMenu(one.apps, menu), mergeMenu(other.apps, menu)),
  );
