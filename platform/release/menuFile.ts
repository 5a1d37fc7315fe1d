import { siteMenus } from '@mirqam/shared/contract/Menu';
import { menuLinks } from '@mirqam/shared/contract/menuLinks';
import type { Route } from '@mirqam/shared/contract/Route';

/** The file of a release with its links to the menus that not every page carries. */
export const menuFileName = 'menus.js';

/** The menus beside those of header and footer that an app adds links to. */
export const pageMenus = (routes: readonly Route[]): readonly string[] =>
  Object.keys(menuLinks(routes)).filter((menu) => !siteMenus.includes(menu));

/** The script that hands these menus to a page which does not carry them; undefined when the app adds to none. */
export function menuScript(app: string, routes: readonly Route[]): string | undefined {
  const links = menuLinks(routes);
  const own = pageMenus(routes).map((menu) => [menu, links[menu]] as const);
  if (own.length === 0) return undefined;
  return `(globalThis.federationMenus??={})[${JSON.stringify(app)}]=${JSON.stringify(Object.fromEntries(own))};`;
}
