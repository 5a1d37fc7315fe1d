import { realpath, stat } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import type { HostedSite } from '../hosting/HostedSite.ts';
import { headersFor, securityHeaders } from '../hosting/headers.ts';
import { resolveAddress } from '../hosting/resolveAddress.ts';
import { oneLine } from '../messages/print.ts';
import { errorMessage } from '../messages/UserError.ts';
import { refuseBadRequest, refuseTunnel } from './refuseRequest.ts';
import { sendFile, sendText } from './sendFile.ts';

/**
 * Creates a server for the pages and releases of a store in a local folder: static files with the headers of the site.
 * `readSite` finds the headers and the redirects of the state whose pages are in the folder with this name.
 */
export function createServer(
  store: string,
  readSite: ServedSite['readSite'] = async () => ({ security: securityHeaders, redirects: [] }),
): Server {
  const site = { store, isFile: openFiles(store), readSite };
  const listener = (request: IncomingMessage, response: ServerResponse) => void respond(site, request, response);
  // The default responses of Node lack the headers of the site.
  return createHttpServer({ requireHostHeader: false }, listener)
    .on('checkExpectation', listener)
    .on('connect', refuseTunnel)
    .on('clientError', refuseBadRequest);
}

interface ServedSite {
  readonly store: string;
  readonly isFile: (path: string) => Promise<boolean>;
  readonly readSite: (name: string) => Promise<HostedSite>;
}

async function respond(site: ServedSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // Resolves the link once per request, because a promotion may change it between finding and reading a file.
    const link = join(site.store, 'current');
    const current = await realpath(link).catch(() => link);
    const hosted = await site.readSite(basename(current));
    for (const [name, value] of Object.entries(headersFor('page', hosted.security))) response.setHeader(name, value);
    await sendAddress({ ...site, ...hosted, current }, request, response);
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    process.stderr.write(`${oneLine(`${request.url} failed: ${errorMessage(error)}`)}\n`);
    sendText(response, 500, 'Something went wrong\n');
  }
}

async function sendAddress(
  { store, isFile, current, security, redirects }: ServedSite & HostedSite & { readonly current: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') return sendText(response.setHeader('Allow', 'GET, HEAD'), 405);
  const found = await resolveAddress(
    url,
    async (file) => {
      const path = file.startsWith('current/') ? join(current, file.slice('current/'.length)) : join(store, file);
      return (await isFile(path)) ? path : undefined;
    },
    redirects,
  );
  if ('location' in found) return sendText(response.setHeader('Location', found.location), found.status);
  if (!found.file) return sendText(response, 404, 'Not found\n');
  await sendFile(request, response, { ...found, security }, isFile);
}

/**
 * Returns a function that resolves to whether a path leads to a file of the store. A link that leads out of it is not
 * served, and reported once.
 */
function openFiles(store: string): (path: string) => Promise<boolean> {
  const reported = new Set<string>();
  return async (path) => {
    const [root, target] = await Promise.all([realpath(store), realpath(path)].map((real) => real.catch(() => '')));
    if (!root || !target) return false;
    if (target.startsWith(root + sep)) return (await stat(target).catch(() => undefined))?.isFile() ?? false;
    if (!reported.has(path)) {
      reported.add(path);
      process.stderr.write(
        `${oneLine(`${relative(store, path)} in ${store} leads out of the store and is not served: replace the link by a copy`)}\n`,
      );
    }
    return false;
  };
}
