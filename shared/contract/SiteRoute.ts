import type { languages } from './languages.ts';
import type { MenuPlace } from './Menu.ts';
import type { Route, RoutePath } from './Route.ts';
import type { SiteLink } from './SitePath.ts';

/**
 * A route as a remote writes it: a path that does not match its pattern `P` does not compile, nor does an unknown menu.
 * `satisfies readonly SiteRoute[]` checks the shape; `SiteRoute<'/open-data/:year'>` the addresses as well.
 */
export type SiteRoute<P extends `/${string}` = `/${string}`> = P extends unknown
  ? Omit<Route, 'pattern' | 'page' | 'language' | 'paths' | 'action'> & {
      readonly pattern: P;
      readonly page: `${string}Page`;
      readonly language?: (typeof languages)[number]['tag'];
      readonly action?: { readonly label: string; readonly href: SiteLink };
      readonly paths: readonly (Omit<RoutePath, 'path' | 'menus'> & {
        readonly path: PathOf<P>;
        readonly menus?: readonly MenuPlace[];
      })[];
    }
  : never;

/** `/journals/${string}/${string}` for `/journals/:type/:slug`. */
type PathOf<P extends string> = P extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${PathOf<Tail>}`
    : `${Head}${string}`
  : P;
