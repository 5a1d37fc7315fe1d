import type { CompositionApp } from '@mirqam/shared/contract/Composition';

/** What the dev server tells every page whenever it changes. */
export interface DevState {
  /** Another after each start of the server. */
  readonly server: string;
  /** Another whenever a page would be written differently, as after an edit of routes. */
  readonly page: string;
  /** The builds from source by app; absent before the first build has ended. */
  readonly builds: Readonly<Record<string, { readonly hash: string; readonly errors: readonly string[] }>>;
  /** What keeps a page from being written, such as routes that do not run. */
  readonly problems: readonly string[];
  readonly types: readonly string[];
}

/** What a page of the dev server carries for its client. */
export interface DevPage {
  readonly server: string;
  readonly page: string;
  /** How a person names where the apps come from that are not built here; absent when there is no such place. */
  readonly from?: string;
  /** Links to this origin stay on the dev server. */
  readonly origin?: string;
  readonly apps: Readonly<Record<string, DevChoice>>;
}

/** One app as it is in the checkout and as others released it; one of both at least. */
export interface DevChoice {
  readonly mine?: CompositionApp;
  readonly theirs?: CompositionApp;
}

/** The `id` of the element with the `DevPage`. */
export const devPageId = 'dev-page';
