import type { Composition } from './Composition.ts';
import type { LoadPage } from './Page.ts';
import type { RoutePath } from './Route.ts';

/** One page to render: a path of the composition, without the prefix of a preview. */
interface BodyRequest {
  readonly composition: Composition;
  readonly path: string;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  readonly isNotFound: boolean;
  readonly loadPage: LoadPage;
}

/** Renders what stands in `#root`. Rejects with what the page threw. */
export type RenderBody = (request: BodyRequest) => Promise<string>;

/** A script of a release: its address on the site and its hash, which the browser checks. */
export interface Resource {
  readonly url: string;
  readonly integrity: string;
}

/** All that the HTML of a page is written from. Addresses start with a slash. */
export interface DocumentRequest {
  /** HTML, as it stands in `#root`. */
  readonly body: string;
  readonly composition: Composition;
  /** Absent for the not-found page. */
  readonly about: RoutePath | undefined;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  /** Stylesheets in order, to stand in the page; `url` tells the browser's code which ones it need not load. */
  readonly styles: readonly { readonly url: string; readonly text: string }[];
  /** Scripts that run at once, in order. */
  readonly scripts: readonly Resource[];
  /** Scripts that the first ones will ask for. */
  readonly preloads: readonly Resource[];
  /** Addresses of the fonts to fetch at once. */
  readonly fonts: readonly string[];
  /** The folder of the shell's release, such as `/apps/shell/1.0.0-3f2a9c1b7d`. */
  readonly shellFolder: string;
  /** The folder of the release that owns the page. */
  readonly folder: string;
  /** `sha256-…` sources for the styles in the page. */
  readonly styleHashes: readonly string[];
}

/** Writes the HTML of a page around its rendered body. */
export type RenderDocument = (request: DocumentRequest) => string;

/** What the shell's build for Node exports. */
export interface ShellServer {
  readonly renderBody: RenderBody;
  readonly renderDocument: RenderDocument;
  /** Lent to the builds of the remotes. */
  readonly modules: Readonly<Record<string, unknown>>;
}
