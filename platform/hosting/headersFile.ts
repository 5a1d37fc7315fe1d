import { type Headers, kindHeaders, securityHeaders } from './headers.ts';
import { kindOf, releaseFileAddress, siteTable } from './siteTable.ts';

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read.
 *
 * Some of them join the values of overlapping rules, so no two rules set values for one address that contradict.
 * Pages with four or more parts have no rule, because it would match files of releases too. They get the default of these
 * hosts, `max-age=0, must-revalidate`, unless they belong to a preview.
 *
 * A rule also applies to addresses without a file. The default rule for all releases would let a browser cache the missing
 * file of a release that is published later; rules for each of `releases` do not, because a release never changes.
 */
export function headersFile(
  releases: readonly string[] = ['apps/:app/:version'],
  security: Headers = securityHeaders,
): string {
  const rows = siteTable.flatMap(({ address, files: [file] = [] }) =>
    file ? rulesOf(address, releases).map((rule) => formatRule(rule, kindHeaders[kindOf(file)])) : [],
  );
  return [formatRule('/*', security), ...rows].join('\n');
}

/** An address in the notation of the file, where `*` stands for any number of parts. */
function rulesOf(address: string, releases: readonly string[]) {
  if (address === '/:path') return ['/:page', '/:section/:page', '/:section/:part/:page'];
  if (address === releaseFileAddress) return releases.map((folder) => `/${folder}/*`);
  return [address.replace(':path', '*')];
}

const formatRule = (address: string, headers: Readonly<Record<string, string>>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
