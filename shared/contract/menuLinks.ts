import type { MenuLink, MenuLinks } from './Menu.ts';
import type { MenuPlace } from './MenuPlace.ts';
import type { Route } from './Route.ts';
import { site } from './site.ts';

/** The links that the routes of an app add to the menus, by menu. */
export function menuLinks(routes: readonly Route[]): MenuLinks {
  const links: Record<string, MenuLink[]> = {};
  for (const { path, menus = [] } of routes.flatMap(({ paths }) => paths)) {
    for (const place of menus) {
      const list = links[place.menu] ?? [];
      list.push(menuLink(path + (place.fragment ?? ''), place));
      links[place.menu] = list;
    }
  }
  return links;
}

function menuLink(url: string, { menu, label, order = 50, desc, icon, ...place }: MenuPlace<string>): MenuLink {
  // A column of the footer has a heading on every page.
  const { group = menu === 'footer' ? site.name : undefined } = place;
  if (desc === undefined) return group === undefined ? [label, url, order] : [label, url, order, group];
  return icon === undefined ? [label, url, order, group ?? '', desc] : [label, url, order, group ?? '', desc, icon];
}
