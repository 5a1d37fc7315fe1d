import { createServer } from 'node:net';
import { listenOnFreePort } from './listenOnFreePort.ts';

/** Finds a free port, for a process that a test starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server, 'localhost');
  await new Promise((resolve) => server.close(resolve));
  return port;
}
