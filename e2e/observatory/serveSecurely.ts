import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from '@mirqam/platform/serve/createServer';
import { listenOnFreePort } from '@mirqam/platform/testing/listenOnFreePort';

const certify = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out certificate.pem';

/** Serves a store over HTTPS with a certificate made in `folder`, and redirects HTTP to it, as a host does. */
export async function serveSecurely(store: string, folder: string) {
  await promisify(execFile)('openssl', certify.split(' '), { cwd: folder });
  const [key, cert] = await Promise.all(['key.pem', 'certificate.pem'].map((file) => readFile(join(folder, file))));
  const site = createServer(store);
  const secure = createHttps({ key, cert }, (request, response) => site.emit('request', request, response));
  const httpsPort = await listenOnFreePort(secure, 'localhost');
  const plain = createHttp(({ url }, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listenOnFreePort(plain, 'localhost');
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
