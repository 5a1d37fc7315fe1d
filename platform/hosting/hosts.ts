import type { HostedSite, Redirect } from './HostedSite.ts';
import { kindHeaders } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { kindOf, siteTable } from './siteTable.ts';

export type Host = 'netlify' | 'cloudflare' | 'vercel' | 'github-pages' | 'plain';

/** The hosts that read no file that sets headers. */
export const hostsWithoutHeaders: readonly Host[] = ['github-pages', 'plain'];

/**
 * Hosts of static files, each with the names and contents of the files that configure it. All of them serve `/about` from
 * `about.html`, and `404.html` where there is no file.
 */
export const hosts: Readonly<Record<Host, (site: HostedSite) => Readonly<Record<string, string>>>> = {
  netlify: (site) => ({ _headers: headersFile(site), ...redirectsFile(site, site.missing) }),
  cloudflare: (site) => ({ _headers: headersFile(site), ...redirectsFile(site) }),
  vercel: (site) => ({ 'vercel.json': vercelConfiguration(site) }),
  // Without this file GitHub leaves out every file whose name begins with an underscore.
  'github-pages': () => ({ '.nojekyll': '' }),
  plain: () => ({}),
};

/** The hosts that have one not-found page for all languages. */
export const hostsWithOneNotFound: readonly Host[] = ['vercel', 'github-pages', 'plain'];

/** The hosts that read redirects, instead of a page for each. */
export const hostsWithRedirects: readonly Host[] = ['netlify', 'cloudflare', 'vercel'];

/** The redirects that these hosts take: Cloudflare reads 2,000, Vercel 2,048. */
export const hostedRedirects = (redirects: readonly Redirect[]) => redirects.slice(0, 2000);

/** Cloudflare finds the not-found page of a language by its folder, Netlify by a rule. */
function redirectsFile({ redirects }: HostedSite, missing: readonly string[] = []): Readonly<Record<string, string>> {
  const lines = [
    ...redirects.map(({ from, to, isTemporary }) => `${from} ${to} ${isTemporary ? 302 : 301}\n`),
    ...missing.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`),
  ];
  return lines.length > 0 ? { _redirects: lines.join('') } : {};
}

/**
 * The `vercel.json` of an export. Of two rules that set a header for one address the later one wins, so the rule for all
 * addresses comes first.
 */
function vercelConfiguration({ security, redirects }: HostedSite): string {
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
