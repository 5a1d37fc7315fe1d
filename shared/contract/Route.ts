import type { ShownMenus } from './Menu.ts';
import type { MenuPlace } from './MenuPlace.ts';

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
  /** File of the release that link previews show, 1200 × 630 px. */
  readonly image?: { readonly file: string; readonly alt: string };
  /** The steps from Home to the page itself, for the breadcrumb list; without one it is the title alone. */
  readonly trail?: readonly { readonly name: string; readonly path?: string }[];
  /** The places in the menus of the site that lead here. */
  readonly menus?: readonly MenuPlace[];
}

/** The type of a page for search engines; the shell adds name, address and publisher. */
export type PageSchema =
  | { readonly type: 'WebPage' | 'AboutPage' | 'ContactPage' }
  | { readonly type: 'Service'; readonly serviceType: string; readonly audience: string };

/** A route as a remote claims it: a pattern, the page that answers, and every concrete path it has. */
export interface Route {
  /** `/about` or, with parameters, `/journals/:type/:slug`. */
  readonly pattern: string;
  /** The name of the page module: `AboutPage` for `src/pages/AboutPage.tsx`. */
  readonly page: string;
  readonly paths: readonly RoutePath[];
  /** Left out of the sitemap and marked `noindex`. */
  readonly isUnlisted?: boolean;
  /** The menus that its pages show beside those of header and footer; they get them as the prop `menus`. */
  readonly shows?: ShownMenus;
  /** The header's button at every address under the fixed part of the pattern, in the place of the shell's own. */
  readonly action?: { readonly label: string; readonly href: string };
}
