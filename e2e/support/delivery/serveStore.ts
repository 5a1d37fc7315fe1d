import { createServer } from '@mirqam/platform/serve/createServer';
import { hasNginx, Nginx } from './Nginx.ts';
import { type Served, startServer } from './startServer.ts';

/** Serves a store with nginx as a host does, or with the local server where nginx is missing. */
export async function serveStore(store: string): Promise<Served> {
  if (hasNginx) return await Nginx.open(store);
  process.stderr.write('nginx is not installed: testing the local server instead\n');
  return await serveLocally(store);
}

/** Serves a store with the local server. */
export async function serveLocally(store: string): Promise<Served> {
  return await startServer(createServer(store));
}
