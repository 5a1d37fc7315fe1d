import { extname } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contentTypes } from '../hosting/contentTypes.ts';
import { headersFor } from '../hosting/headers.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import { oneLine } from '../messages/oneLine.ts';
import { answerBadRequest, refuseTunnel } from './answerBadRequest.ts';
import { type Found, locate, locateNotFound } from './locate.ts';
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
  server.server.on('connect', refuseTunnel);
  await server.register(staticFiles, { ...files, root: store });
  server.addHook('onRequest', refuseOtherMethods);
  server.addHook('onSend', nameType);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => respond(store, request, reply) });
  server.setNotFoundHandler((_, reply) => sendNotFound(store, '/', reply));
  server.setErrorHandler((error, { url }, reply) => sendFailure(error, url, reply));
  return server;
}

async function refuseOtherMethods({ method }: FastifyRequest, reply: FastifyReply) {
  if (method === 'GET' || method === 'HEAD') return;
  return await reply
    .code(405)
    .headers({ ...headersFor('root'), Allow: 'GET, HEAD' })
    .send();
}

/** The package that sends the files knows older names for some types. */
async function nameType({ url }: FastifyRequest, reply: FastifyReply) {
  const type = contentTypes[extname(readPath(url) ?? '')];
  if (type && reply.statusCode === 200) reply.header('Content-Type', type);
}

async function respond(store: string, { url }: FastifyRequest, reply: FastifyReply) {
  const path = readPath(url);
  if (path === undefined) return await sendNotFound(store, '/', reply);
  if (path !== '/' && path.endsWith('/')) return redirect(reply, path.slice(0, -1) + url.slice(path.length));
  const found = await locate(store, path);
  return found ? await sendFound(found, reply) : await sendNotFound(store, path, reply);
}

const sendFound = ({ root, file, kind }: Found, reply: FastifyReply) =>
  reply.headers(headersFor(kind)).sendFile(file, root);

const redirect = (reply: FastifyReply, address: string) => reply.headers(headersFor('root')).redirect(address, 308);

async function sendNotFound(store: string, path: string, reply: FastifyReply) {
  const found = await locateNotFound(store, path);
  // They ask about a page that is not there, and not about the one that says so.
  for (const condition of conditions) delete reply.request.raw.headers[condition];
  reply.code(404);
  return found
    ? await sendFound(found, reply)
    : await reply.headers(headersFor('page')).type('text/plain').send('Not found\n');
}

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

function sendFailure(error: unknown, url: string, reply: FastifyReply) {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 412)
    return reply.code(412).headers(headersFor('root')).send();
  process.stderr.write(`${oneLine(`${url} failed: ${errorMessage(error)}`)}\n`);
  return reply.code(500).headers(headersFor('page')).type('text/plain').send('Something went wrong\n');
}
