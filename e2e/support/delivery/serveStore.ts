import { once } from 'node:events';
import { createServer } from '@mirqam/platform/serve/createServer';
import { hasNginx, Nginx } from './Nginx.ts';

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a store as a host does: by nginx, or by the built-in server where that is missing. */
export async function serveStore(store: string): Promise<Served> {
  if (hasNginx) return await Nginx.open(store);
  process.stderr.write('nginx is not installed here: the built-in server takes its place\n');
  return await serveBuiltIn(store);
}

/** Serves a store by the built-in server. */
export async function serveBuiltIn(store: string): Promise<Served> {
  const server = createServer(store).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
