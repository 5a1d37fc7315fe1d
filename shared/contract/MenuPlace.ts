import type { IconName } from './content/Content.ts';

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
