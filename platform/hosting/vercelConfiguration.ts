import type { HostedSite } from './HostedSite.ts';
import { kindHeaders } from './headers.ts';
import { kindOf, siteTable } from './siteTable.ts';

/**
 * The `vercel.json` of an export. Of two rules that set a header for one address the later one wins, so the rule for all
 * addresses comes first.
 */
export function vercelConfiguration({ security, redirects }: HostedSite): string {
  const rows = siteTable.flatMap(({ address, files: [file] = [] }) => {
    if (!file || kindOf(file) === 'page') return [];
    return [rule(address.replace(':path', ':path*'), kindHeaders[kindOf(file)])];
  });
  const headers = [rule('/(.*)', { ...security, ...kindHeaders.page }), ...rows];
  const moved = redirects.map(({ from, to, isTemporary = false }) => {
    return { source: from, destination: to, permanent: !isTemporary };
  });
  // The redirect of the table, and addresses without the endings of file names.
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects: moved, headers }, null, 2);
}

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
