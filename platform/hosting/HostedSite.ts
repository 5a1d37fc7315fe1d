import type { Headers } from './headers.ts';

/** An address that leads to a page: an old one of the page, or that of a translation to come. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Until the translation is there. */
  readonly isTemporary?: true;
}

/** What a host takes from the live site. */
export interface HostedSite {
  /** The security headers of the live shell. */
  readonly security: Headers;
  readonly redirects: readonly Redirect[];
  /** The keys of the public files. */
  readonly files?: readonly string[];
  /** The prefixes of the languages that have a not-found page of their own. */
  readonly missing?: readonly string[];
}
