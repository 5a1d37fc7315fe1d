import { extname } from 'node:path';
import { headerCsp } from '@mirqam/shared/contract/csp';
import { contentEncodings, contentTypeOf } from './contentTypes.ts';
import { type Kind, kindOf } from './siteTable.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** On every response, errors included. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': headerCsp,
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Strict-Transport-Security': 'max-age=63072000',
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

// Other hosts of module federation load releases and their manifests from scripts, which need CORS.
const cors = { 'Access-Control-Allow-Origin': '*' };

/** The headers that distinguish the kinds: files of a release never change, pages are revalidated for each request. */
export const kindHeaders = {
  asset: { 'Cache-Control': 'public, max-age=31536000, immutable', ...cors },
  page: { 'Cache-Control': 'no-cache' },
  manifest: { 'Cache-Control': 'no-cache', ...cors },
  // Some hosts join this with the value for pages.
  report: { 'Cache-Control': 'no-cache, no-store' },
  // Pages have a `noindex` of their own; this also covers the files of a preview.
  preview: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
} as const satisfies Readonly<Record<Kind, Readonly<Record<string, string>>>>;

/**
 * All headers that our servers send with a response of this kind, except those that depend on the body; `security` are those
 * of the live shell.
 */
export const headersFor = (kind: Kind, security: Headers = securityHeaders): Headers => ({
  ...security,
  ...kindHeaders[kind],
  // A proxy must not edit what hashes and hydration compare. Hosts that compress by themselves do not get it: Cloudflare, for
  // one, would no longer compress (https://developers.cloudflare.com/speed/optimization/content/compression/).
  'Cache-Control': `${kindHeaders[kind]['Cache-Control']}, no-transform`,
  Vary: 'Accept-Encoding',
});

/**
 * S3 metadata for a key of the store; the CDN adds the other headers. No `no-transform`: a CDN that honours it does not
 * compress, and CloudFront does not document it among its conditions:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html.
 */
export function objectHeaders(key: string) {
  const encoding = contentEncodings[extname(key)];
  const file = encoding ? key.slice(0, -3) : key;
  return {
    ContentType: contentTypeOf(file),
    CacheControl: kindHeaders[kindOf(key)]['Cache-Control'],
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
