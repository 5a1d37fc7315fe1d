import type { Headers } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { vercelConfiguration } from './vercelConfiguration.ts';

export type Host = 'netlify' | 'cloudflare' | 'vercel' | 'github-pages' | 'plain';

/** The hosts that read no file that sets headers. */
export const hostsWithoutHeaders: readonly Host[] = ['github-pages', 'plain'];

/**
 * Hosts of static files, each with the names and contents of the files that configure it. All of them serve `/about` from
 * `about.html`, and `404.html` where there is no file.
 *
 * The folders whose files never change come with the live releases first; `security` are the headers of the live shell. Files beyond a host's limit are revalidated.
 */
export const hosts: Readonly<
  Record<Host, (folders: readonly string[], security?: Headers) => Readonly<Record<string, string>>>
> = {
  netlify: (folders, security) => ({ _headers: headersFile(folders, security) }),
  // Cloudflare reads 100 rules.
  cloudflare: (folders, security) => ({ _headers: headersFile(folders.slice(0, 80), security) }),
  // Vercel takes 2,048 rules.
  vercel: (folders, security) => ({ 'vercel.json': vercelConfiguration(folders.slice(0, 2000), security) }),
  // Without this file GitHub leaves out every file whose name begins with an underscore.
  'github-pages': () => ({ '.nojekyll': '' }),
  plain: () => ({}),
};
