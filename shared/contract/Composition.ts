import type { Integrity } from './Release.ts';

/** A route in the page: the pattern, the page module, and the title unless the page itself makes it. */
export type CompositionRoute = readonly [pattern: string, page: string, title?: string];

/** One app of a composition: exactly one release, what to load of it, and the routes it owns. */
export interface CompositionApp {
  readonly version: string;
  /** The container of a remote with its hash; the shell has none, its scripts stand in the page. */
  readonly entry?: readonly [file: string, integrity: Integrity];
  readonly routes?: readonly CompositionRoute[];
  /** The patterns among them that search engines are not to list. */
  readonly unlisted?: readonly string[];
  /** The kill switch: the pages stay readable as HTML, the code is not loaded. */
  readonly disabled?: true;
}

/** Exactly one release per app and the merged route table; immutable, named by its content; at most 2 KB. */
export interface Composition {
  readonly id: string;
  readonly apps: Readonly<Record<string, CompositionApp>>;
}

/** The `id` of the `<script type="application/json">` that carries the composition in every page. */
export const compositionElementId = 'composition';
