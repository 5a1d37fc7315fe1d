import type { MenuPlace, ShownMenus } from './Menu.ts';
import type { Origins } from './origins.ts';

/** One public address of a route, with its description for search engines and link previews. */
export interface RoutePath {
  /** Site path without a trailing slash, such as `/about`. */
  readonly path: string;
  /** Unique on the site; at most 60 characters together with the site's name, which the shell adds. */
  readonly title: string;
  /** 120 to 155 characters, unique on the site. */
  readonly description: string;
  /** Structured data of the page without `@context`, see https://schema.org. */
  readonly schema?: PageSchema;
  /** The day of the last change, such as `2026-11-25`, for search engines; only for a page that shows it. */
  readonly dateModified?: string;
  /** File of the release that link previews show, 1200 × 630 px. */
  readonly image?: { readonly file: string; readonly alt: string };
  /** The breadcrumbs from Home to the page itself; by default the title alone. */
  readonly trail?: readonly { readonly name: string; readonly path?: string }[];
  /** Old addresses of this page, which lead here. */
  readonly redirects?: readonly string[];
  /** The links to this page in the menus of the site. */
  readonly menus?: readonly MenuPlace<string>[];
}

/** The type of a page for search engines; the shell adds name, address and publisher. */
export type PageSchema =
  | {
      readonly type: 'WebPage' | 'AboutPage' | 'ContactPage';
      /** The page whose text this one repeats. */
      readonly isBasedOn?: string;
    }
  | {
      readonly type: 'Service';
      readonly serviceType: string;
      readonly audience: string;
      /** The questions that the page shows, with their answers as plain text. */
      readonly questions?: readonly { readonly question: string; readonly answer: string }[];
    };

/** A phrase that a page may say although it sounds like a boast, as the name of a prize does. */
export interface AllowedPhrase {
  readonly phrase: string;
  /** For those who review it. */
  readonly reason: string;
}

/** A route of a remote: a pattern, the page module, and every concrete path. */
export interface Route {
  /** `/about` or, with parameters, `/journals/:type/:slug`. */
  readonly pattern: string;
  /** The name of the page module: `AboutPage` for `src/pages/AboutPage.tsx`, `ar/AboutPage` for that in `src/pages/ar/`. */
  readonly page: string;
  /** The tag of another language than English, such as `ar`: its addresses start with that language's prefix. */
  readonly language?: string;
  readonly paths: readonly RoutePath[];
  /** Not part of the live site, see `publicRelease`: only previews and dev servers show it. */
  readonly isPreviewOnly?: boolean;
  /** The page module has the `title` too, so that it does not take bytes of every page. */
  readonly isTitledByPage?: boolean;
  /** The menus that its pages get as the prop `menus`, besides those of header and footer. */
  readonly shows?: ShownMenus;
  /** Old addresses of its pages, exact or with parameters of the pattern, such as `/blog/:slug`. */
  readonly redirects?: readonly string[];
  /** Other origins that its pages use, of those that the shell allows; links to and from such a page load it in full. */
  readonly origins?: Origins;
  /** Phrases that promote would refuse: boasts of its pages, or `dangerouslySetInnerHTML` in an unused part of a library. */
  readonly allowed?: readonly AllowedPhrase[];
  /** Replaces the shell's header button at every address under the fixed part of the pattern. */
  readonly action?: { readonly label: string; readonly href: string };
}
