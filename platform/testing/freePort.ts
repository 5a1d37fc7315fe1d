import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

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
