import type { Composition, CompositionApp, MenuFile } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import { linksIn, type MenuLinks, menuLinks, type ShownMenus, siteMenus } from '@mirqam/shared/contract/Menu';
import type { Release } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { addressOf, type PublicRelease } from './publicKeys.ts';

/** The file of a release with its links in the menus other than header and footer, for the pages of a language. */
const menuFileName = ({ tag, prefix }: Language): string => (prefix ? `menus.${tag}.js` : 'menus.js');

/** The links of an app in menus for the pages of each language that it speaks. */
export function menusByLanguage(routes: readonly Route[]): readonly (readonly [Language, MenuLinks])[] {
  const links = menuLinks(routes);
  return languages
    .filter(({ tag }, index) => index === 0 || routes.some(({ language }) => language === tag))
    .flatMap((language) => linksIn([links], language).map((own) => [language, own] as const));
}

/** The names of menus, besides header and footer, that have links. */
const pageMenus = (links: MenuLinks): readonly string[] =>
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

/** The menu files of a release, as a composition pins them. */
export function pinMenuFiles(
  release: PublicRelease & Pick<Release, 'routes'>,
): Pick<CompositionApp, 'menuFile' | 'menuFiles'> {
  const pinned = menusByLanguage(release.routes).flatMap(([language, links]) => {
    const file = menuFileName(language);
    const integrity = release.files[file]?.integrity;
    return integrity
      ? [[language.tag, [addressOf(release, file), integrity, ...pageMenus(links)] as const] as const]
      : [];
  });
  const { [languages[0].tag]: menuFile, ...menuFiles } = Object.fromEntries(pinned);
  return { ...(menuFile ? { menuFile } : {}), ...(Object.keys(menuFiles).length > 0 ? { menuFiles } : {}) };
}

/** The script with the links of an app to other menus than header and footer, for the pages of a language. */
export const menuFileIn = ({ menuFile, menuFiles }: CompositionApp, { tag }: Language): MenuFile | undefined =>
  menuFiles?.[tag] ?? menuFile;

/** The files that a page loads in its first round, because it shows menus of theirs as cards. */
export function menuFilesOf(
  { apps }: Pick<Composition, 'apps'>,
  shows: ShownMenus = {},
  language: Language,
): Readonly<Record<string, MenuFile>> {
  const files = Object.entries(apps).flatMap(([app, pinned]) => {
    const file = menuFileIn(pinned, language);
    const [, , ...menus] = file ?? [];
    return file && menus.some((menu) => shows[menu] === 'cards') ? [[app, file] as const] : [];
  });
  return Object.fromEntries(files);
}
