import { headersFile } from './headersFile.ts';
import { vercelConfiguration } from './vercelConfiguration.ts';

export type Host = 'netlify' | 'cloudflare' | 'vercel' | 'github-pages' | 'plain';

/**
 * Hosts of static files, each with the names and contents of the files that configure it. All of them serve `/about` from
 * `about.html`, and `404.html` where there is no file.
 */
export const hosts: Readonly<Record<Host, () => Readonly<Record<string, string>>>> = {
  netlify: () => ({ _headers: headersFile() }),
  cloudflare: () => ({ _headers: headersFile() }),
  vercel: () => ({ 'vercel.json': vercelConfiguration() }),
  // Without this file GitHub leaves out every file whose name begins with an underscore.
  'github-pages': () => ({ '.nojekyll': '' }),
  plain: () => ({}),
};
