import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from '@mirqam/platform/serve/createServer';

const certify = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out certificate.pem';

/** Serves a store by HTTPS with a certificate made in `folder`, and leads there from HTTP, as a host does. */
export async function serveSecurely(store: string, folder: string) {
  await promisify(execFile)('openssl', certify.split(' '), { cwd: folder });
  const [key, cert] = await Promise.all(['key.pem', 'certificate.pem'].map((file) => readFile(join(folder, file))));
  const site = createServer(store);
  const secure = createHttps({ key, cert }, (request, response) => site.emit('request', request, response));
  const httpsPort = await listen(secure);
  const plain = createHttp(({ url }, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    async close() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
