import { headerPolicy } from '@mirqam/shared/contract/contentPolicy';

/** What a response is, as far as its headers go. */
export type Kind = 'page' | 'preview' | 'asset' | 'root';

/** On every response, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Files of a release never change; pages are asked for again each time, and answered 304 when they are the same. */
export const cacheHeaders: Readonly<Record<Kind, string>> = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  preview: 'no-cache',
  root: 'no-cache',
};

/** Every header of a response of this kind, by name, but for those that the body decides. */
export const headersFor = (kind: Kind): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Cache-Control': cacheHeaders[kind],
  Vary: 'Accept-Encoding',
  // The page says so too; this also keeps the files of a preview out of an index.
  ...(kind === 'preview' ? { 'X-Robots-Tag': 'noindex' } : {}),
});
