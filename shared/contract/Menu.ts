import type { IconName } from './content/Content.ts';
import { inLanguage, type Language, languageOf, languages } from './languages.ts';
import { site } from './site.ts';

declare global {
  /** The menus of the site: `header`, `footer`, and those that pages show; generated as `SiteAddresses` is. */
  interface SiteMenus {}
}

/** A menu of the site: any name until `npm run types` has run. Written so that the error for another name lists them. */
type SiteMenu = [keyof SiteMenus] extends [never] ? string : { [M in keyof SiteMenus]: M }[keyof SiteMenus];

/** A link to a page in a menu of the site, declared by the remote that owns the page. */
export interface MenuPlace<M = SiteMenu> {
  /** The menu: `header`, `footer`, or one that pages show, such as `journals`. */
  readonly menu: M;
  /** The group of the link: a dropdown of the header, a column of the footer (by default the publisher's), an audience. */
  readonly group?: string;
  readonly label: string;
  /** One line about the page, for menus that show one. */
  readonly desc?: string;
  readonly icon?: IconName;
  /** Ascending, 50 by default; links of equal order keep that of the routes. A group takes the place of its first link. */
  readonly order?: number;
  /** The section of the page that the link leads to, such as `#limits`; by default its top. */
  readonly fragment?: string;
}

/** A link of a menu in the composition. */
export type MenuLink = readonly [
  label: string,
  url: string,
  order: number,
  group?: string,
  desc?: string,
  icon?: IconName,
];

/** The links that one app adds to the menus, by menu. */
export type MenuLinks = Readonly<Record<string, readonly MenuLink[]>>;

/** The part of a route that adds links. */
interface LinkedRoute {
  readonly paths: readonly { readonly path: string; readonly menus?: readonly MenuPlace<string>[] }[];
}

/** The links that the routes of an app add to the menus, by menu. */
export function menuLinks(routes: readonly LinkedRoute[]): MenuLinks {
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

/** The menus that a page shows, each as plain links or as cards with a line and an icon. */
export type ShownMenus = Readonly<Record<string, 'labels' | 'cards'>>;

/** A link as it is rendered. */
export interface MenuEntry {
  /** The last part of its address, unique in its group. */
  readonly value: string;
  readonly label: string;
  readonly url: string;
  readonly desc?: string;
  readonly icon?: IconName;
  /** The language of its page, if that is not the language of the menu. */
  readonly hreflang?: string;
}

/** Links under one label; a link without a group is a group of its own without a label. */
export interface MenuGroup {
  /** The label in lower case with hyphens: `author` for "Author". */
  readonly value: string;
  readonly label: string;
  readonly list: readonly MenuEntry[];
}

/** A menu with the links of all apps. */
export type Menu = readonly MenuGroup[];

/** Merged menus by name. */
export type Menus = Readonly<Record<string, Menu>>;

/** The menus of header and footer: every page carries them. */
export const siteMenus: readonly string[] = ['header', 'footer'];

/** The part of a composition that has menus. */
interface MenuSource {
  readonly apps: Readonly<Record<string, { readonly menus?: MenuLinks }>>;
  readonly menus?: Readonly<Record<string, MenuLinks>> | undefined;
}

/** The links of each app, in the order of the apps; those of a page stand beside its apps. */
export const linksOfApps = ({ apps, menus }: MenuSource): readonly MenuLinks[] =>
  menus ? Object.values(menus) : Object.values(apps).map(({ menus = {} }) => menus);

/**
 * The links of each app for pages in a language: those to such pages and, where the translation of an English page has no
 * link in a menu, that of the English page, in the group where its neighbours are.
 */
export function linksIn(apps: readonly MenuLinks[], language: Language): readonly MenuLinks[] {
  const choose = linkChooser(apps, language);
  return apps.map((menus) =>
    Object.fromEntries(Object.entries(menus).map(([menu, links]) => [menu, links.flatMap(choose(menu))])),
  );
}

/** Returns a function that chooses the links of a menu. */
const linkChooser = (apps: readonly MenuLinks[], language: Language) => (menu: string) => {
  const all = apps.flatMap((menus) => menus[menu] ?? []);
  const own = new Map(all.filter(([, url]) => languageOf(url).tag === language.tag).map((link) => [link[1], link]));
  const translated = ([, url]: MenuLink) => own.get(inLanguage(url, language));
  const groups = new Map(all.flatMap((link) => (translated(link) ? [[link[3], translated(link)?.[3]] as const] : [])));
  return (link: MenuLink): readonly MenuLink[] => {
    const [label, url, order, group, ...card] = link;
    if (own.has(url)) return [link];
    if (languageOf(url) !== languages[0] || translated(link)) return [];
    return [group ? [label, url, order, groups.get(group) ?? group, ...card] : link];
  };
};

/**
 * Merges the links of all apps into a menu: sorted by order, with those of one group together. They are the links for pages in
 * this language, see `linksIn`.
 */
export function mergeMenu(apps: readonly MenuLinks[], name: string, language: Language = languages[0]): Menu {
  const links = apps.flatMap((menus) => menus[name] ?? []);
  const groups = new Map<string, MenuGroup & { readonly list: MenuEntry[] }>();
  for (const [label, url, , group = '', desc, icon] of links.toSorted((a, b) => a[2] - b[2])) {
    const key = group || url;
    const known = groups.get(key) ?? { value: group.toLowerCase().replaceAll(/\s+/g, '-'), label: group, list: [] };
    groups.set(key, known);
    known.list.push({
      value: url.replace(/^.*[/#]/, ''),
      label,
      url,
      ...(desc ? { desc } : {}),
      ...(icon ? { icon } : {}),
      ...(languageOf(url).tag === language.tag ? {} : { hreflang: languageOf(url).tag }),
    });
  }
  return [...groups.values()];
}
