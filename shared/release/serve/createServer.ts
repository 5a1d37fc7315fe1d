import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { headersFor } from './headers.ts';
import { locate, locateNotFound } from './locate.ts';

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
    if (request.method === 'GET' || request.method === 'HEAD') return sendNotFound(store, request, reply);
    return reply
      .code(405)
      .headers({ ...headersFor('root'), Allow: 'GET, HEAD' })
      .send();
  });
  server.setErrorHandler((_, request, reply) => sendNotFound(store, request, reply));
  return server;
}

async function respond(store: string, request: FastifyRequest, reply: FastifyReply) {
  const { path, query } = readAddress(request.url);
  if (!isPath.test(path)) return await sendNotFound(store, request, reply);
  if (path !== '/' && path.endsWith('/')) {
    return reply.headers(headersFor('root')).redirect(path.slice(0, -1) + query, 308);
  }
  const found = await locate(store, path);
  if (!found) return await sendNotFound(store, request, reply);
  return await reply.headers(headersFor(found.kind)).sendFile(found.file, found.root);
}

function readAddress(url: string) {
  const [path = '', ...query] = url.split('?');
  return { path, query: query.length > 0 ? `?${query.join('?')}` : '' };
}

/** What a file of the site can be called. */
const isPath = /^(?:\/(?:[\w-][\w.-]*|\.well-known))*\/?$/;

async function sendNotFound(store: string, request: FastifyRequest, reply: FastifyReply) {
  const found = await locateNotFound(store, readAddress(request.url).path);
  reply.code(404).headers(headersFor(found?.kind ?? 'page'));
  return found ? await reply.sendFile(found.file, found.root) : await reply.type('text/plain').send('Not found\n');
}
