import type { MenuLinks } from './Menu.ts';
import type { Integrity } from './Release.ts';
import type { Route } from './Route.ts';

/** A route in the page: the pattern, the page module, the title unless the page itself makes it, and what else it asks for. */
export type CompositionRoute = readonly [
  pattern: string,
  page: string,
  title?: string | null,
  options?: Pick<Route, 'shows' | 'action'>,
];

/** One app of a composition: exactly one release, what to load of it, and the routes it owns. */
export interface CompositionApp {
  readonly version: string;
  /** The container of a remote with its hash; the shell has none, its scripts stand in the page. */
  readonly entry?: readonly [file: string, integrity: Integrity];
  readonly routes?: readonly CompositionRoute[];
  /** The patterns among them that search engines are not to list. */
  readonly unlisted?: readonly string[];
  /** The links that the app adds to menus: in a page those of the menus that it shows. */
  readonly menus?: MenuLinks;
  /** A script of the release with its links to all other menus than those of header and footer, and the names of these. */
  readonly menuFile?: readonly [file: string, integrity: Integrity, ...menus: readonly string[]];
  /** The kill switch: the pages stay readable as HTML, the code is not loaded. */
  readonly disabled?: true;
}

/** Exactly one release per app and the merged route table; immutable, named by its content; in a page at most 3 KB. */
export interface Composition {
  readonly id: string;
  readonly apps: Readonly<Record<string, CompositionApp>>;
}

/** The `id` of the `<script type="application/json">` that carries the composition in every page. */
export const compositionElementId = 'composition';
