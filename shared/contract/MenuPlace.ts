import type { IconName } from './content/Content.ts';

/** A place in a menu of the site that a page asks for: a link to it, described by the remote that owns it. */
export interface MenuPlace {
  /** The menu: `header`, `footer`, or one that pages show, such as `journals`. */
  readonly menu: string;
  /** The group that the link stands in: a dropdown of the header, a column of the footer, an audience. */
  readonly group?: string;
  readonly label: string;
  /** One line about the page, where the menu has room for it. */
  readonly desc?: string;
  readonly icon?: IconName;
  /** Lower comes first, 50 by default; equals stay in the order of the routes. A group stands where its first link would. */
  readonly order?: number;
}
