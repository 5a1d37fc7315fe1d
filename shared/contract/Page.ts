import type { ReactNode } from 'react';
import type { Menus } from './Menu.ts';

/** The parameters that the pattern of a route has captured: `{ type: 'author', slug: 'find-a-journal' }`. */
export type Params = Readonly<Record<string, string>>;

/**
 * The props that the shell passes to every page.
 *
 * - `navigate` follows a site path as a click on a link does.
 * - `pending` is true while the next page loads.
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
 * - `preload` loads the content of the page and resolves to the URLs of its images.
 * - The shell may render a page ahead, hidden and without its effects. `:has()` rules that style elements outside of the
 *   page must ignore hidden pages.
 * - On a phone a drawing (`img` or `svg`) right in the page's `header` is left out of the first frame, so it must take no room.
 * - `title` returns the title of a route with parameters, or that sets `isTitledByPage`; it must not throw.
 */
export interface Page {
  (props: PageProps): ReactNode;
  preload?: (params: Params) => Promise<readonly string[]>;
  title?: (params: Params) => string;
}

/** Loads a remote's page by the name of its module; repeated calls return the same promise. */
export type LoadPage = (app: string, page: string) => Promise<Page>;

/** Reads the page from its module: `AboutPage.tsx` exports `AboutPage`, in every folder. Throws when the export is missing. */
export function readPage(module: unknown, app: string, page: string): Page {
  const name = page.replace(/^.*\//, '');
  const exported: unknown = isRecord(module) ? module[name] : undefined;
  if (!isPage(exported)) throw new Error(`${app}: src/pages/${page}.tsx must export a component called ${name}`);
  return exported;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPage = (value: unknown): value is Page => typeof value === 'function';
