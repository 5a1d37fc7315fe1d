import type { ReactNode } from 'react';
import type { Menus } from './Menu.ts';

/** What the pattern of a route captured, by name: `{ type: 'author', slug: 'find-a-journal' }`. */
export type Params = Readonly<Record<string, string>>;

/**
 * What the shell hands to every page of every remote.
 *
 * - `navigate` follows a site path as a click on a link would.
 * - `pending` is true while the loader covers the page; a page that was ready at once has none.
 * - `menus` are those that the route `shows`, merged from all apps.
 * - `notFound` ends the render and shows the shell's not-found page.
 */
export interface PageProps {
  readonly params: Params;
  readonly navigate: (href: string) => void;
  readonly pending: boolean;
  readonly menus: Menus;
  readonly notFound: () => never;
}

/**
 * A page of a remote: `src/pages/<Name>Page.tsx` exports a component `<Name>Page` of this type.
 *
 * - `preload` starts what the page needs beyond its own code and resolves to the URLs of its images.
 * - The shell may render a page before the visitor asks for it: unseen, and without its effects. What the page styles
 *   outside of itself, by `:has()`, must pass over what is hidden.
 * - On a phone a drawing (`svg`) right in the page's `header` is left out of the first frame, so it must take no room.
 * - `title` names the page when its route has parameters; it throws nothing and gets the captured parameters.
 */
export interface Page {
  (props: PageProps): ReactNode;
  preload?: (params: Params) => Promise<readonly string[]>;
  title?: (params: Params) => string;
}

/** Gets a remote's page by the name of its module. The same call answers the same promise. */
export type LoadPage = (app: string, page: string) => Promise<Page>;
