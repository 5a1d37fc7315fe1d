import { isDeepStrictEqual } from 'node:util';
import {
  type Composition,
  compositionElementId,
  headerActions,
  isActionOf,
  languagesOf,
} from '@mirqam/shared/contract/Composition';
import { scriptJson } from '@mirqam/shared/contract/escapeHtml';
import { type Language, languageOf, languages } from '@mirqam/shared/contract/languages';
import {
  linksIn,
  linksOfApps,
  type MenuLink,
  type MenuLinks,
  mergeMenu,
  type ShownMenus,
  siteMenus,
} from '@mirqam/shared/contract/Menu';
import { canonicalJson } from '../../release/hash.ts';
import { menuFilesOf } from '../../release/menuFile.ts';
import type { RouteTable } from '../routeTable.ts';
import type { PageToRender } from './listPages.ts';

/**
 * The part of a composition that a page carries: the shell, its own app with its own route, and the menus that it shows. No
 * other app, and no other page, changes its size.
 */
export function pageComposition(
  composition: Composition,
  { app, route, about, language = languages[0] }: PageToRender,
  { pinned: routeTable }: RouteTable,
  links = menuLinksIn(composition, language),
): Composition {
  const { id, site, apps } = composition;
  const { version, entry, routes, disabled } = apps[app] ?? {};
  const names = Object.keys(apps);
  const files = menuFilesOf(composition, route?.shows, language);
  const menus = links
    .map((own, index) => [names[index] ?? '', carriedMenus(own, route?.shows, files[names[index] ?? ''])] as const)
    .filter(([, carried]) => Object.keys(carried).length > 0);
  const inFiles = Object.entries(files).map(([name, menuFile]) => [name, { version: apps[name]?.version, menuFile }]);
  const actions = headerActions(composition).filter(
    ([start, ...rest]) => languageOf(start) === language && (!about || isActionOf(about.path, [start, ...rest])),
  );
  const shown = about ? actions.slice(0, 1) : actions;
  const others = languagesOf(composition).slice(1);
  const own = routes?.filter(([pattern]) => pattern === route?.pattern);
  // Sorted, so that a composition from the store yields the same bytes as a new one.
  return JSON.parse(
    canonicalJson({
      id,
      site,
      menus: Object.fromEntries(menus),
      ...(shown.length > 0 ? { actions: shown } : {}),
      routeTable,
      ...(others.length > 0 ? { languages: others.map(({ tag }) => tag) } : {}),
      apps: {
        ...Object.fromEntries(inFiles),
        shell: { version: apps['shell']?.version },
        ...(route ? { [app]: { version, entry, routes: own, menuFile: files[app], disabled } } : {}),
      },
    }),
  );
}

/** The links of each app for pages in a language, which are the same for all of them. */
export const menuLinksIn = ({ apps }: Composition, language: Language): readonly MenuLinks[] =>
  linksIn(linksOfApps({ apps }), language);

/** The links that stand in the page itself: cards only of an app without a file that has them. */
function carriedMenus(menus: MenuLinks, shows: ShownMenus = {}, [, , ...inFile]: readonly string[] = []): MenuLinks {
  const carried = Object.entries(menus).flatMap(([name, links]) => {
    if (links.length === 0 || (shows[name] === 'cards' && inFile.includes(name))) return [];
    if (siteMenus.includes(name) || shows[name] === 'labels') return [[name, links.map(withoutCard)] as const];
    return shows[name] === 'cards' ? [[name, links] as const] : [];
  });
  return Object.fromEntries(carried);
}

const withoutCard = ([label, url, order, group]: MenuLink): MenuLink =>
  group === undefined ? [label, url, order] : [label, url, order, group];

/** Whether a page in a language that shows these menus beside header and footer has the same links and files in both. */
export const haveSameMenus = (
  one: Composition,
  other: Composition,
  shows: ShownMenus = {},
  language: Language = languages[0],
): boolean => {
  const [before, after] = [one, other].map((each) => linksIn(linksOfApps(each), language));
  const [filesBefore, filesAfter] = [one, other].map((each) => menuFilesOf(each, shows, language));
  if (!isDeepStrictEqual(filesBefore, filesAfter)) return false;
  return [...siteMenus, ...Object.keys(shows)].every((menu) =>
    isDeepStrictEqual(mergeMenu(before ?? [], menu), mergeMenu(after ?? [], menu)),
  );
};

/** What the elements of a composition end with, and have nowhere else. */
export const elementsEnd = '</script>';

/** The elements in the head of a page that carry its composition. */
export const compositionElements = (composition: Composition): string =>
  `<meta name="composition" content="${composition.id}">
<script type="application/json" id="${compositionElementId}">${scriptJson(composition)}${elementsEnd}`;
