import { kindHeaders, securityHeaders } from './headers.ts';
import { kindOf, siteTable } from './siteTable.ts';

/**
 * The `vercel.json` of an export. Of two rules that set a header for one address the later one wins, so the rule for all
 * addresses comes first.
 */
export function vercelConfiguration(): string {
  const rows = siteTable.flatMap(({ address, files: [file] = [] }) =>
    file && kindOf(file) !== 'page' ? rule(address.replace(':path', ':path*'), kindHeaders[kindOf(file)]) : [],
  );
  const headers = [rule('/(.*)', { ...securityHeaders, ...kindHeaders.page }), ...rows];
  // The redirect of the table, and addresses without the endings of file names.
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2);
}

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
