import type { languages } from './languages.ts';

declare global {
  /** Every address of the site with the remote that owns it; `npm run types` generates it from the remotes' routes. */
  interface SiteAddresses {}
}

type Addresses = Extract<keyof SiteAddresses, `/${string}`>;
type Prefix = Exclude<(typeof languages)[number]['prefix'], ''>;
type English = Exclude<Addresses, Prefix | `${Prefix}/${string}`>;
type Translated = English extends infer P extends string ? (P extends '/' ? Prefix : `${Prefix}${P}`) : never;

/**
 * An address of the site: any path until `npm run types` has run, then only the paths of routes, and those of their
 * translations, which lead to the English page until they exist.
 */
export type SitePath = [Addresses] extends [never] ? `/${string}` : Addresses | Translated;

/** A link within the site: a page, or an element of one. */
export type SiteLink = SitePath | `${SitePath}#${string}`;
