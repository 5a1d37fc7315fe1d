import { siteMenus } from '@mirqam/shared/contract/Menu';
import { menuLinks } from '@mirqam/shared/contract/menuLinks';
import type { Route } from '@mirqam/shared/contract/Route';

/** The file of a release with its links in the menus other than header and footer. */
export const menuFileName = 'menus.js';

/** The menus, besides header and footer, that an app adds links to. */
export const pageMenus = (routes: readonly Route[]): readonly string[] =>
  Object.keys(menuLinks(routes)).filter((menu) => !siteMenus.includes(menu));

/** The script with the links of these menus; undefined if the app has none. */
export function menuScript(app: string, routes: readonly Route[]): string | undefined {
  const links = menuLinks(routes);
  const own = pageMenus(routes).map((menu) => [menu, links[menu]] as const);
  if (own.length === 0) return undefined;
  return `(globalThis.federationMenus??={})[${JSON.stringify(app)}]=${JSON.stringify(Object.fromEntries(own))};`;
}
