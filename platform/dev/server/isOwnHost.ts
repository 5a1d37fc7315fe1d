import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The names of `DEV_HOST`, separated by commas, under which a proxy forwards to the dev server. */
const forwardedNames = () => (process.env['DEV_HOST'] ?? '').toLowerCase().split(/[\s,]+/);

/**
 * Whether a `Host` header names the dev server: by an address, as localhost, by `HOST` or by `DEV_HOST`. Any other name could
 * be another site's, rebound to this machine by DNS.
 */
export function isOwnHost(header = ''): boolean {
  const [, address = '', name = ''] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(header.toLowerCase()) ?? [];
  if (isIP(address || name) > 0 || /^(?:.+\.)?localhost$/.test(name)) return true;
  return name !== '' && [process.env['HOST']?.toLowerCase(), ...forwardedNames()].includes(name);
}

/** Whether an origin has a name of `DEV_HOST`: some proxies send the name of this machine as the `Host`. */
const isForwarded = (origin: string): boolean =>
  URL.canParse(origin) && forwardedNames().includes(new URL(origin).hostname);

/** Whether a page of this server sent the request: another site can send one too, but not with this server's origin. */
export const isOwnOrigin = ({ host, origin = '' }: IncomingHttpHeaders): boolean =>
  isOwnHost(host) && (origin.replace(/^https?:\/\//, '') === host || isForwarded(origin));
