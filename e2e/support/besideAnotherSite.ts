import { createServer, type RequestListener } from 'node:http';

/** Runs a test beside another site, which answers on an origin of its own. */
export async function besideAnotherSite(answer: RequestListener, run: (origin: string) => Promise<void>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
