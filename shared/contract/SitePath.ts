declare global {
  /** Every address of the site with the remote that owns it; `npm run types` fills it in from the remotes' routes. */
  interface SiteAddresses {}
}

type Addresses = Extract<keyof SiteAddresses, `/${string}`>;

/** An address of the site: any path until `npm run types` has run once, then one that a remote answers. */
export type SitePath = [Addresses] extends [never] ? `/${string}` : Addresses;

/** A link within the site: a page, or a place on one. */
export type SiteLink = SitePath | `${SitePath}#${string}`;
