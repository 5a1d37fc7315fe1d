import type { CompositionApp } from '@mirqam/shared/contract/Composition';

/** The state that the dev server sends to every page after each change. */
export interface DevState {
  /** Changes with each start of the server. */
  readonly server: string;
  /** Changes when a page would be rendered differently, as after an edit of routes. */
  readonly page: string;
  /** The builds from source by app; an app is absent until its first build has ended. */
  readonly builds: Readonly<Record<string, { readonly hash: string; readonly errors: readonly string[] }>>;
  /** Errors that keep pages from being rendered, such as routes that do not run. */
  readonly problems: readonly string[];
  readonly types: readonly string[];
  /** The page that was opened last, with what a promotion would refuse of it. */
  readonly checked?: { readonly path: string; readonly faults: readonly string[] };
}

/** The data for the dev server's client in a page. */
export interface DevPage {
  readonly server: string;
  readonly page: string;
  /** The name of the deployed site that provides released apps, if there is one. */
  readonly from?: string;
  /** Links to this origin stay on the dev server. */
  readonly origin?: string;
  readonly apps: Readonly<Record<string, DevChoice>>;
}

/** An app from source, released, or both. */
export interface DevChoice {
  readonly mine?: CompositionApp;
  readonly theirs?: CompositionApp;
}

/** The id of the element that holds the `DevPage`. */
export const devPageId = 'dev-page';
