import { isIP } from 'node:net';

/** Whether a `Host` header names the dev server. Any other name could be another site's, rebound to this machine by DNS. */
export function isOwnHost(header = '', own = process.env['HOST']): boolean {
  const [, address = '', name = ''] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(header.toLowerCase()) ?? [];
  return isIP(address || name) > 0 || /^(?:.+\.)?localhost$/.test(name) || (name !== '' && name === own?.toLowerCase());
}
