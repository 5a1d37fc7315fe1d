/** What a response is, as far as its headers go. */
export type Kind = 'page' | 'preview' | 'asset' | 'root';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Each page narrows this to the hashes of its own styles in a meta element; a response must satisfy both.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types federation',
].join('; ');

/** On every response, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Files of a release never change; pages are asked for again each time, and answered 304 when they are the same. */
export const cacheHeaders: Readonly<Record<Kind, string>> = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  preview: 'no-cache',
  root: 'no-cache',
};

export const headersFor = (kind: Kind): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Cache-Control': cacheHeaders[kind],
  // The page says so too; this also keeps the files of a preview out of an index.
  ...(kind === 'preview' ? { 'X-Robots-Tag': 'noindex' } : {}),
});
