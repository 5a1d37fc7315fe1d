import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '@mirqam/platform/hosting/contentTypes';
import { type Served, startServer } from './startServer.ts';

/** Serves a folder as GitHub serves project pages: `/project/about` from `project/about.html`, without headers of ours. */
export async function serveProject(folder: string, base: string): Promise<Served> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === base) return response.writeHead(301, { Location: `${base}/` }).end();
    const names = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`];
    for (const name of [...names, `${base}/404.html`]) {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      if (!content) continue;
      const status = names.includes(name) ? 200 : 404;
      return response.writeHead(status, { 'Content-Type': contentTypeOf(name) }).end(content);
    }
    return response.writeHead(404).end();
  });
  return await startServer(server);
}
