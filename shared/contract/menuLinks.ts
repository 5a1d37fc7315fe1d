import type { MenuLink, MenuLinks } from './Menu.ts';
import type { MenuPlace } from './MenuPlace.ts';
import type { Route } from './Route.ts';

/** The links that the routes of an app add to the menus, by menu. */
export function menuLinks(routes: readonly Route[]): MenuLinks {
  const links: Record<string, MenuLink[]> = {};
  for (const { path, menus = [] } of routes.flatMap(({ paths }) => paths)) {
    for (const place of menus) {
      const list = links[place.menu] ?? [];
      links[place.menu] = [...list, menuLink(path + (place.fragment ?? ''), place)];
    }
  }
  return links;
}

function menuLink(url: string, { label, order = 50, group, desc, icon }: MenuPlace<string>): MenuLink {
  if (desc === undefined) return group === undefined ? [label, url, order] : [label, url, order, group];
  return icon === undefined ? [label, url, order, group ?? '', desc] : [label, url, order, group ?? '', desc, icon];
}
