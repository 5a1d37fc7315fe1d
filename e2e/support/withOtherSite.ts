import { createServer, type RequestListener } from 'node:http';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';

/** Runs a test while another site is served at an origin of its own. */
export async function withOtherSite(listener: RequestListener, run: (origin: string) => Promise<void>) {
  const server = createServer(listener);
  try {
    await run(`http://127.0.0.1:${await listenOnFreePort(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
