import type { Composition, SiteAddress } from './Composition.ts';
import type { LoadPage } from './Page.ts';
import type { RoutePath } from './Route.ts';

/** One page to render: a path of the composition, without the base. */
export interface BodyRequest {
  readonly composition: Composition;
  readonly path: string;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  readonly isNotFound: boolean;
  /** The tags of other languages, for the not-found page of hosts that have one for all languages. */
  readonly alsoIn?: readonly string[] | undefined;
  readonly loadPage: LoadPage;
  /** Whether only its HTML is read, to compare it: the values may be empty. */
  readonly isCompared?: boolean;
}

/** The content of `#root`, and the values that gates and link checks read. */
export interface PageBody {
  readonly html: string;
  /** The text of every `h1`. */
  readonly mainHeadings: readonly string[];
  /** The tags of the headings without text; absent in the bodies of older shells. */
  readonly emptyHeadings?: readonly string[];
  /** The addresses of links and forms that stay on the site, without the base: `/about#team`, `#content`. */
  readonly links: readonly string[];
  /** The ids that the fragment of a link can name. */
  readonly ids: readonly string[];
  /** The addresses of all images. */
  readonly images: readonly string[];
  /** Each `img`, with the addresses to choose from; absent in the bodies of older shells. */
  readonly pictures?: readonly {
    readonly addresses: readonly string[];
    readonly isSized: boolean;
    readonly isLazy: boolean;
  }[];
  /** The links to files of releases, with their words; absent in the bodies of older shells. */
  readonly fileLinks?: readonly { readonly address: string; readonly text: string }[];
  /** The addresses of all frames and of all media; absent in the bodies of older shells. */
  readonly embedded?: { readonly frame: readonly string[]; readonly media: readonly string[] };
  /** The tags of the elements with a `style` attribute, and `style` for each element of that name. */
  readonly styled: readonly string[];
  /** The tags that the CSP blocks, with the attribute at fault; absent in the bodies of older shells. */
  readonly blocked?: readonly string[];
  /** The tags of the elements that belong to the head; absent in the bodies of older shells. */
  readonly ofHead?: readonly string[];
  readonly text: string;
}

/** Renders the content of `#root`. Rejects with the error that the page threw. */
export type RenderBody = (request: BodyRequest) => Promise<PageBody>;

/** A script of a release: its address on the site and its hash, which the browser checks. */
export interface Resource {
  readonly url: string;
  readonly integrity: string;
}

/** The parts of the HTML of a page, except for its composition. Addresses start with a slash. */
export interface DocumentRequest {
  /** The HTML of `#root`. */
  readonly body: string;
  /** Absent for the not-found page. */
  readonly about: RoutePath | undefined;
  /** The tag of its language; absent in the requests of old checkouts. */
  readonly language?: string;
  /** See `BodyRequest`. */
  readonly alsoIn?: readonly string[] | undefined;
  /** Its address in each of its languages by tag, its own among them; absent where that is the only one. */
  readonly translations?: Readonly<Record<string, string>>;
  readonly site: SiteAddress;
  /** Whether search engines may list the page, if they may list the site. */
  readonly isListed: boolean;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  /** The CSP of the page. */
  readonly policy: string;
  /** Inline stylesheets in order; their `url` keeps the browser's code from loading them again. */
  readonly styles: readonly { readonly url: string; readonly text: string }[];
  /** Scripts that run as soon as they are there, each on its own. */
  readonly early?: readonly Resource[];
  /** Scripts that run at once, in order. */
  readonly scripts: readonly Resource[];
  /** Scripts that the first ones will request. */
  readonly preloads: readonly Resource[];
  /** Addresses of the fonts to fetch at once. */
  readonly fonts: readonly string[];
  /** The addresses of the shell's drawings, by name, such as `favicon.svg`. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The address of the page's share image; undefined for a page without one of its own. */
  readonly shareImage: string | undefined;
  /** Additions of the dev server: HTML before every other script, and the title of a page without `about`. */
  readonly dev?: { readonly head: string; readonly title: string | undefined };
}

/** The HTML of a page before and after the elements of its composition, so that these can be replaced. */
export interface PageDocument {
  readonly start: string;
  readonly end: string;
}

/** Writes the HTML of a page around its rendered body. */
export type RenderDocument = (request: DocumentRequest) => PageDocument;

/** The exports of the shell's build for Node. */
export interface ShellServer {
  readonly renderBody: RenderBody;
  readonly renderDocument: RenderDocument;
  /** The modules that the builds of the remotes share. */
  readonly modules: Readonly<Record<string, unknown>>;
}
