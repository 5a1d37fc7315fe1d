import type { SitePattern } from './paths.ts';
import type { Route, RoutePath } from './Route.ts';

/**
 * A route as a remote writes it, where a misspelt pattern or path does not compile: the pattern is one of `paths`, or one
 * that the remote names itself, as in `SiteRoute<'/open-data'>`; its addresses are those that the pattern stands for.
 */
export type SiteRoute<P extends `/${string}` = SitePattern> = P extends unknown
  ? Omit<Route, 'pattern' | 'page' | 'paths'> & {
      readonly pattern: P;
      readonly page: `${string}Page`;
      readonly paths: readonly (Omit<RoutePath, 'path'> & { readonly path: PathOf<P> })[];
    }
  : never;

/** `/journals/${string}/${string}` for `/journals/:type/:slug`. */
type PathOf<P extends string> = P extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${PathOf<Tail>}`
    : `${Head}${string}`
  : P;
