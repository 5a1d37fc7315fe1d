import { createRequire } from 'node:module';
import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { UserError } from '../messages/UserError.ts';

const { homepage }: { homepage: string } = createRequire(import.meta.url)('../../package.json');

/**
 * The address of the site that this process composes: `SITE_ORIGIN`, by default the `homepage` of package.json. That one is
 * production; search engines must list no other. Throws a `UserError` for anything but an origin.
 */
export function siteAddress(address = process.env['SITE_ORIGIN'] || homepage): SiteAddress {
  const origin = readOrigin(address);
  return origin === readOrigin(homepage) ? { origin } : { origin, isUnlisted: true };
}

function readOrigin(address: string): string {
  const { origin = '', protocol = '', href = '' } = URL.canParse(address) ? new URL(address) : {};
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return origin;
  throw new UserError(
    `SITE_ORIGIN, or "homepage" in package.json, must be an origin such as https://www.example.org, got "${address}"`,
  );
}
