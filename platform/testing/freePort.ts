import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import type { Hook } from './scratchFolder.ts';

/** Finds a free port, for a process that a test starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server, 'localhost');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server on a free port of this machine. Resolves to the port. */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Keeps a server on a free port of this machine from one hook of a test file to the other; returns where it is. */
export function listenBetween(before: Hook, after: Hook, server: HttpServer) {
  const place = { port: 0, origin: '' };
  before(async () => {
    place.port = await listenOnFreePort(server);
    place.origin = `http://127.0.0.1:${place.port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
  });
  return place;
}
