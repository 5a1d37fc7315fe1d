import type { Server } from 'node:http';
import { createServer } from '@mirqam/platform/serve/createServer';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';
import { hasNginx, Nginx } from './Nginx.ts';

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function startServer(server: Server): Promise<Served> {
  const port = await listenOnFreePort(server, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

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
