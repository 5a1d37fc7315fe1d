import { cacheHeaders, headersFor, securityHeaders } from './headers.ts';

/**
 * The file `_headers` that Netlify, Cloudflare Pages and others read.
 *
 * Some of them join the values of rules that overlap, so no two rules here set different values of a header for one
 * address. A file of a release has at least four parts; for a page with as many no rule can be written that fits no such
 * file, so it gets what these hosts send by themselves, `max-age=0, must-revalidate`, unless it is one of a preview.
 */
export function headersFile(): string {
  const pages = ['/', '/:page', '/:section/:page', '/:section/:part/:page'];
  return [
    rule('/*', securityHeaders),
    ...pages.map((address) => rule(address, { 'Cache-Control': cacheHeaders.page })),
    rule('/apps/:app/:version/*', { 'Cache-Control': cacheHeaders.asset }),
    rule('/_preview/:preview/:section/*', { 'Cache-Control': cacheHeaders.preview }),
    rule('/_preview/*', { 'X-Robots-Tag': headersFor('preview')['X-Robots-Tag'] ?? '' }),
  ].join('\n');
}

const rule = (address: string, headers: Readonly<Record<string, string>>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
