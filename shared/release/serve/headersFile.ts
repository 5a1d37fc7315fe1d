import { cacheHeaders, headersFor, securityHeaders } from './headers.ts';

/**
 * The file `_headers` that Netlify, Cloudflare Pages and others read.
 *
 * Some of them join the values of rules that overlap, so no two rules here set the same header for one address: a page
 * has at most three parts, a file of a release at least four.
 */
export function headersFile(): string {
  const pages = ['/', '/:page', '/:section/:page', '/:section/:part/:page'];
  return [
    rule('/*', securityHeaders),
    ...pages.map((address) => rule(address, { 'Cache-Control': cacheHeaders.page })),
    rule('/apps/:app/:version/*', { 'Cache-Control': cacheHeaders.asset }),
    rule('/_preview/*', { 'X-Robots-Tag': headersFor('preview')['X-Robots-Tag'] ?? '' }),
  ].join('\n');
}

const rule = (address: string, headers: Readonly<Record<string, string>>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
