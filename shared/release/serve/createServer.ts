import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { headersFor, type Kind } from './headers.ts';

const options = {
  preCompressed: true,
  decorateReply: true,
  serve: false,
  lastModified: false,
  // Of all names with a dot in front, `readPath` lets only `.well-known` pass.
  dotfiles: 'allow',
} as const;

/** A server for the pages and releases of a store in a local folder: plain static files with the headers of the site. */
export async function createServer(store: string): Promise<FastifyInstance> {
  const server = fastify({
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2000 },
    return503OnClosing: false,
  });
  await server.register(staticFiles, { ...options, root: store, cacheControl: false });
  const answer = (request: FastifyRequest, reply: FastifyReply) => respond(store, request, reply);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendNotFound(store, reply);
    return reply
      .code(405)
      .headers({ ...headersFor('root'), Allow: 'GET, HEAD' })
      .send();
  });
  server.setErrorHandler((_, __, reply) => sendNotFound(store, reply));
  return server;
}

async function respond(store: string, request: FastifyRequest, reply: FastifyReply) {
  const path = readPath(request.url);
  if (path === undefined) return await sendNotFound(store, reply);
  if (path !== '/' && path.endsWith('/')) return redirect(reply, path);
  const found = await locate(store, path);
  if (!found) return await sendNotFound(store, reply);
  return await reply.headers(headersFor(found.kind)).sendFile(found.file, found.root);
}

/** Undefined for what no file of the site can be called. */
function readPath(url: string): string | undefined {
  const [path = ''] = url.split('?');
  return /^\/(?:[\w-][\w.-]*\/?|\.well-known\/)*$/.test(path) ? path : undefined;
}

function redirect(reply: FastifyReply, path: string) {
  return reply.headers(headersFor('root')).redirect(path.replace(/\/+$/, ''), 308);
}

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
  if (path === '/') return await existing({ root, file: '/index.html', kind: 'page' });
  return (
    (await existing({ root, file: `${path}.html`, kind: 'page' })) ??
    (/\.\w+$/.test(path) && !path.endsWith('.html') ? await existing({ root, file: path, kind: 'root' }) : undefined)
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
