import { securityHeaders } from '../../hosting/headers.ts';

/** A response of the dev server. */
export interface DevResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export const respondWith = (status: number, type: string, body: string | Uint8Array): DevResponse => ({
  status,
  headers: { 'Content-Type': type },
  body,
});

export const redirectTo = (location: string, status = 308): DevResponse => ({
  status,
  headers: { Location: location },
  body: '',
});

export const notFound: DevResponse = respondWith(404, 'text/plain; charset=utf-8', 'Not found\n');

const { 'Content-Security-Policy': csp = '', ...others } = securityHeaders;

/** Adds to the site's CSP what development needs: a socket, and scripts that the dev server's client loads. */
export const relaxCsp = (strict: string) =>
  strict
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace('trusted-types federation', 'trusted-types federation dev');

/** The headers of the site without those that need hashes of files or a certificate. */
export const devHeaders: Readonly<Record<string, string>> = {
  ...without(others, ['Integrity-Policy', 'Strict-Transport-Security']),
  'Content-Security-Policy': relaxCsp(csp),
  'Cache-Control': 'no-cache',
};

function without(headers: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
