import { type Language, languageOf, languages } from './languages.ts';
import type { MenuLinks } from './Menu.ts';
import type { Integrity } from './Release.ts';
import type { Route } from './Route.ts';

/** A route in the page: pattern, page module, title (unless the page computes it), and options. */
export type CompositionRoute = readonly [
  pattern: string,
  page: string,
  title?: string | null,
  options?: Pick<Route, 'shows' | 'action'> & {
    /** The tags of the other languages in which the app has every page of the route. */
    readonly languages?: readonly string[];
    /** Its pages have another CSP, so that they are documents of their own. */
    readonly hasOwnPolicy?: true | undefined;
  },
];

/** The address of a script with links to menus, its hash, and the names of these menus. */
export type MenuFile = readonly [address: string, integrity: Integrity, ...menus: readonly string[]];

/** One app of a composition: its release, the files to load, and its routes. */
export interface CompositionApp {
  readonly version: string;
  /** The hash of its description, which has those of all files. Absent in pages. */
  readonly releaseHash?: Integrity;
  /** The container of a remote with its hash; absent for the shell, whose scripts are in the HTML. */
  readonly entry?: readonly [address: string, integrity: Integrity];
  readonly routes?: readonly CompositionRoute[];
  /** The links that the app adds to menus; absent in pages. */
  readonly menus?: MenuLinks;
  /** The script with the links of the app to menus other than header and footer, its hash, and the names of these menus. */
  readonly menuFile?: MenuFile;
  /** The same for the pages of other languages, by tag. Absent in pages. */
  readonly menuFiles?: Readonly<Record<string, MenuFile>>;
  /** The kill switch: the pages stay readable as HTML, the code is not loaded. */
  readonly disabled?: true;
}

/** Where visitors find a site. */
export interface SiteAddress {
  /** Scheme and host, such as `https://www.example.org`. */
  readonly origin: string;
  /** Set if search engines must list no page of it, as on a staging site. */
  readonly isUnlisted?: true | undefined;
  /** The endpoint to which pages report failures; by default they request a file of the site, see `rootFiles`. */
  readonly reports?: string | undefined;
  /** The share of visits whose page views are reported, up to 1; by default none. */
  readonly views?: number | undefined;
}

/**
 * One release per app with the merged routes; immutable, named by its content. A page carries the part that it needs, whose
 * size does not depend on that of the site; the route table has the other apps.
 */
export interface Composition {
  readonly id: string;
  readonly site?: SiteAddress | undefined;
  /** The hash of what the platform writes beside the apps. Absent in pages. */
  readonly platform?: string | undefined;
  readonly apps: Readonly<Record<string, CompositionApp>>;
  /** Only in a page: the links of the menus that it shows, by app. */
  readonly menus?: Readonly<Record<string, MenuLinks>> | undefined;
  /** Only in a page: the header's buttons that routes set for its address. */
  readonly actions?: readonly HeaderAction[] | undefined;
  /** Only in a page: the script with all apps and its hash; the page has the shell and its own app. Absent once it has run. */
  readonly routeTable?: readonly [address: string, integrity: Integrity] | undefined;
  /** Only in a page: the tags of the languages of the site other than English. */
  readonly languages?: readonly string[] | undefined;
  /** Only in a page: its path, the only one whose route it knows until the route table has loaded. */
  readonly path?: string | undefined;
}

/** The languages of a composition, of which a page carries the tags. */
export const languagesOf = ({ languages: tags, apps }: Pick<Composition, 'apps' | 'languages'>): readonly Language[] =>
  languages.filter(({ tag, prefix }) => {
    if (!prefix || tags) return !prefix || tags?.includes(tag);
    return Object.values(apps).some(({ routes }) => routes?.some(([pattern]) => languageOf(pattern).tag === tag));
  });

/** A button that replaces the header's own at every address that starts with a path; the first one wins. */
export type HeaderAction = readonly [start: string, label: string, href: string];

/** The fixed part of a pattern, with which all addresses begin where its button stands. */
export const startOfAction = (pattern: string): string => `${pattern.replace(/\/:.*/, '')}/`;

/** The header's buttons that the routes of all apps set. */
export const headerActions = ({ apps }: Pick<Composition, 'apps'>): readonly HeaderAction[] =>
  Object.values(apps).flatMap(({ routes = [] }) =>
    routes.flatMap(([pattern, , , { action } = {}]) =>
      action ? [[startOfAction(pattern), action.label, action.href] as const] : [],
    ),
  );

/** Whether a button replaces the header's own at a path. */
export const isActionOf = (pathname: string, [start]: HeaderAction): boolean => `${pathname}/`.startsWith(start);

/** The `id` of the `<script type="application/json">` that carries the composition in every page. */
export const compositionElementId = 'composition';

/** The `id` of the one that carries the words of the site in a page of another language than English. */
export const wordsElementId = 'words';

/** The ids of the document around the body of a page: scripts and links find its elements first, if a page has them. */
export const documentIds: readonly string[] = ['root', compositionElementId, wordsElementId];
