import { headersFile } from './headersFile.ts';
import { vercelConfiguration } from './vercelConfiguration.ts';

export type Host = 'netlify' | 'cloudflare' | 'vercel' | 'github-pages' | 'plain';

/** The hosts that read no file that sets headers. */
export const hostsWithoutHeaders: readonly Host[] = ['github-pages', 'plain'];

/**
 * Hosts of static files, each with the names and contents of the files that configure it. All of them serve `/about` from
 * `about.html`, and `404.html` where there is no file.
 *
 * The folders whose files never change come with the live releases first: files beyond a host's limit are revalidated.
 */
export const hosts: Readonly<Record<Host, (folders: readonly string[]) => Readonly<Record<string, string>>>> = {
  netlify: (folders) => ({ _headers: headersFile(folders) }),
  // Cloudflare reads 100 rules.
  cloudflare: (folders) => ({ _headers: headersFile(folders.slice(0, 80)) }),
  // Vercel takes 2,048 rules.
  vercel: (folders) => ({ 'vercel.json': vercelConfiguration(folders.slice(0, 2000)) }),
  // Without this file GitHub leaves out every file whose name begins with an underscore.
  'github-pages': () => ({ '.nojekyll': '' }),
  plain: () => ({}),
};
