import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerBadRequest } from './answerBadRequest.ts';
import { headersFor, type Kind } from './headers.ts';
import { readPath } from './readPath.ts';

const files = {
  serve: false,
  decorateReply: true,
  preCompressed: true,
  cacheControl: false,
  lastModified: false,
  acceptRanges: false,
  // Of all names with a dot in front, `readPath` lets only `.well-known` pass.
  dotfiles: 'allow',
} as const;

/** A server for the pages and releases of a store in a local folder: plain static files with the headers of the site. */
export async function createServer(store: string): Promise<FastifyInstance> {
  const server = fastify({
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerBadRequest,
    // The router answers an address that it cannot decode before any of the handlers below.
    rewriteUrl: ({ url = '/' }) => (readPath(url) === undefined ? '/404' : url),
    // What Node answers by itself would lack the headers.
    http: { requireHostHeader: false },
  });
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  await server.register(staticFiles, { ...files, root: store });
  server.addHook('onRequest', refuseOtherMethods);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => respond(store, request, reply) });
  server.setNotFoundHandler((_, reply) => sendNotFound(store, reply));
  server.setErrorHandler((_, __, reply) => sendFailure(reply));
  return server;
}

async function refuseOtherMethods({ method }: FastifyRequest, reply: FastifyReply) {
  if (method === 'GET' || method === 'HEAD') return;
  return await reply
    .code(405)
    .headers({ ...headersFor('root'), Allow: 'GET, HEAD' })
    .send();
}

async function respond(store: string, { url }: FastifyRequest, reply: FastifyReply) {
  const path = readPath(url);
  if (path === undefined) return await sendNotFound(store, reply);
  if (path !== '/' && path.endsWith('/')) return redirect(reply, path.slice(0, -1) + url.slice(path.length));
  const found = await locate(store, path);
  if (!found) return await sendNotFound(store, reply);
  return await reply.headers(headersFor(found.kind)).sendFile(found.file, found.root);
}

const redirect = (reply: FastifyReply, address: string) => reply.headers(headersFor('root')).redirect(address, 308);

interface Found {
  readonly root: string;
  readonly file: string;
  readonly kind: Kind;
}

async function locate(store: string, path: string): Promise<Found | undefined> {
  if (path.startsWith('/apps/')) return await existing({ root: store, file: path, kind: 'asset' });
  // The link is followed once for a request, so that a switch cannot come between finding a file and reading it.
  const root = await realpath(join(store, 'current')).catch(() => undefined);
  if (!root) return undefined;
  const page = path === '/' ? '/index.html' : `${path}.html`;
  return (
    (await existing({ root, file: page, kind: 'page' })) ??
    (/\.\w+$/.test(path) ? await existing({ root, file: path, kind: 'root' }) : undefined)
  );
}

async function existing(found: Found): Promise<Found | undefined> {
  const file = await stat(join(found.root, found.file)).catch(() => undefined);
  return file?.isFile() ? found : undefined;
}

async function sendNotFound(store: string, reply: FastifyReply) {
  const root = await realpath(join(store, 'current')).catch(() => undefined);
  reply.code(404).headers(headersFor('page'));
  return root ? await reply.sendFile('/404.html', root) : await reply.type('text/plain').send('Not found\n');
}

const sendFailure = (reply: FastifyReply) =>
  reply.code(500).headers(headersFor('page')).type('text/plain').send('Something went wrong\n');
