import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { UserError } from '../messages/UserError.ts';
import { findRoot } from '../workspace/workspace.ts';

// Beside this package are the apps of a site, or a repository with some of them has installed it.
const beside = join(import.meta.dirname, '../../package.json');
const file = existsSync(beside) ? beside : join(findRoot(import.meta.dirname), 'package.json');
const { homepage }: { homepage: string } = JSON.parse(readFileSync(file, 'utf8'));

/**
 * The address of the site that this process composes: `SITE_ORIGIN`, by default the `homepage` of package.json. That one is
 * production; search engines must list no other. `SITE_REPORTS` is the endpoint to which its pages report failures, if it is
 * not the site itself, `SITE_VIEWS` the share of visits whose page views they report there. Throws a `UserError` for anything
 * but an origin, an endpoint without HTTPS, and a share that is not from 0 to 1.
 */
export function siteAddress(address = process.env['SITE_ORIGIN'] || homepage): SiteAddress {
  const origin = readOrigin(address);
  const reports = readEndpoint(process.env['SITE_REPORTS'] ?? '');
  const views = readShare(process.env['SITE_VIEWS'] || '0');
  return {
    origin,
    ...(origin === readOrigin(homepage) ? {} : { isUnlisted: true }),
    ...(reports ? { reports } : {}),
    ...(views > 0 ? { views } : {}),
  };
}

function readEndpoint(address: string): string {
  const { protocol, hostname, href } = URL.canParse(address) ? new URL(address) : { href: '' };
  if (!address || protocol === 'https:' || hostname === 'localhost') return href;
  throw new UserError(`SITE_REPORTS must be an address such as https://reports.example.org/failures, got "${address}"`);
}

function readShare(text: string): number {
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new UserError(`SITE_VIEWS must be a share of the visits from 0 to 1, such as 0.1, got "${text}"`);
}

function readOrigin(address: string): string {
  const { origin = '', protocol = '', href = '' } = URL.canParse(address) ? new URL(address) : {};
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return origin;
  throw new UserError(
    `SITE_ORIGIN, or "homepage" in package.json, must be an origin such as https://www.example.org, got "${address}"`,
  );
}
