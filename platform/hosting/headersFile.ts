import type { HostedSite } from './HostedSite.ts';
import { kindHeaders, securityHeaders } from './headers.ts';
import { kindOf, siteTable } from './siteTable.ts';

type HostHeaders = Pick<HostedSite, 'security' | 'files'>;

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read.
 *
 * Some of them join the values of overlapping rules, so no two rules set values for one address that contradict.
 * One for pages with three parts would match files of apps too, so each section of the site that has such pages has its
 * own; elsewhere they get the default of these hosts, `max-age=0, must-revalidate`.
 *
 * A rule also applies to addresses without a file, so a browser may keep the error for a file that a host has lost; the
 * loader of scripts tries again with a query.
 */
export function headersFile({ security, files: all = [] }: HostHeaders = { security: securityHeaders }): string {
  const sections = deepSections(all);
  const rows = siteTable.flatMap(({ address, files: [file] = [] }) =>
    file ? rulesOf(address, sections).map((rule) => formatRule(rule, kindHeaders[kindOf(file)])) : [],
  );
  return [formatRule('/*', security), ...rows].join('\n');
}

/** An address in the notation of the file, where `*` stands for any number of parts. */
function rulesOf(address: string, sections: readonly string[]) {
  if (address === '/:path') return ['/:page', '/:section/:page', ...sections.map((section) => `/${section}/*`)];
  return [address.replace(':path', '*')];
}

/** The first parts of pages with three or more parts. */
const deepSections = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => /^(?!apps\/)([^/]+)\/[^/]+\/.+\.html$/.exec(file)?.[1] ?? [])),
];

const formatRule = (address: string, headers: Readonly<Record<string, string>>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
