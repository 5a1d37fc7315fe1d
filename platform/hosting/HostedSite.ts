import type { Headers } from './headers.ts';

/** An old address of a page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a host takes from the live site. */
export interface HostedSite {
  /** The security headers of the live shell. */
  readonly security: Headers;
  readonly redirects: readonly Redirect[];
}
