import { isIP } from 'node:net';

/**
 * Whether a `Host` header means the dev server itself. By any other name a page of another site, whose owner has let its
 * name lead to this machine, would read what is served here.
 */
export function isOwnHost(header = '', own = process.env['HOST']): boolean {
  const [, address = '', name = ''] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(header.toLowerCase()) ?? [];
  return isIP(address || name) > 0 || /^(?:.+\.)?localhost$/.test(name) || (name !== '' && name === own?.toLowerCase());
}
