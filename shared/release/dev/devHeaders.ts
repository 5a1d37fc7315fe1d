import { securityHeaders } from '../serve/headers.ts';

const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders;

/** The headers of the site, but for what development needs: a socket, and scripts without hashes that its client loads. */
export const devHeaders: Readonly<Record<string, string>> = {
  ...without(others, ['Integrity-Policy', 'Strict-Transport-Security']),
  'Content-Security-Policy': policy
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace('trusted-types federation', 'trusted-types federation dev'),
  'Cache-Control': 'no-cache',
};

function without(headers: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
