import type { IconName } from './content/Content.ts';
import { type Language, languageOf, languages } from './languages.ts';

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
