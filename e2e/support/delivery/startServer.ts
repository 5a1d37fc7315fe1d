import type { Server } from 'node:http';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';

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
