declare global {
  /** Every address of the site with the remote that owns it; `npm run types` generates it from the remotes' routes. */
  interface SiteAddresses {}
}

type Addresses = Extract<keyof SiteAddresses, `/${string}`>;

/** An address of the site: any path until `npm run types` has run, then only the paths of routes. */
export type SitePath = [Addresses] extends [never] ? `/${string}` : Addresses;

/** A link within the site: a page, or an element of one. */
export type SiteLink = SitePath | `${SitePath}#${string}`;
