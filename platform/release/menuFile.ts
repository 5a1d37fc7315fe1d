import { type Language, languages } from '@mirqam/shared/contract/languages';
import { linksIn, type MenuLinks, menuLinks, siteMenus } from '@mirqam/shared/contract/Menu';
import type { Route } from '@mirqam/shared/contract/Route';

/** The file of a release with its links in the menus other than header and footer, for the pages of a language. */
export const menuFileName = ({ tag, prefix }: Language): string => (prefix ? `menus.${tag}.js` : 'menus.js');

/** The links of an app in menus for the pages of each language that it speaks. */
export function menusByLanguage(routes: readonly Route[]): readonly (readonly [Language, MenuLinks])[] {
  const links = menuLinks(routes);
  return languages
    .filter(({ tag }, index) => index === 0 || routes.some(({ language }) => language === tag))
    .flatMap((language) => linksIn([links], language).map((own) => [language, own] as const));
}

/** The names of menus, besides header and footer, that have links. */
export const pageMenus = (links: MenuLinks): readonly string[] =>
  Object.keys(links).filter((menu) => !siteMenus.includes(menu) && links[menu]?.length);

/** The scripts with the links of these menus, by name; one for each language, none if the app has no such links. */
export function menuScripts(app: string, routes: readonly Route[]): ReadonlyMap<string, string> {
  const scripts = menusByLanguage(routes).flatMap(([language, links]) => {
    const own = pageMenus(links).map((menu) => [menu, links[menu]] as const);
    if (own.length === 0) return [];
    const text = `(globalThis.federationMenus??={})[${JSON.stringify(app)}]=${JSON.stringify(Object.fromEntries(own))};`;
    return [[menuFileName(language), text] as const];
  });
  return new Map(scripts);
}
