import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { iconFile, rootFiles } from '../../compose/rootFiles.ts';
import { contentTypeOf } from '../../hosting/contentTypes.ts';
import { errorMessage, UserError } from '../../messages/UserError.ts';
import type { DevApp } from '../DevApp.ts';
import type { DevSite } from '../DevSite.ts';
import { localLocation } from '../upstream/releasedPage.ts';
import type { Upstream } from '../upstream/Upstream.ts';
import { clientFileResponse, clientMessageResponse } from './client.ts';
import { type DevResponse, devHeaders, notFound, redirectTo, respondWith } from './DevResponse.ts';
import { federationFile } from './federationFile.ts';
import { frameResponse } from './frameResponse.ts';
import { isOwnHost } from './isOwnHost.ts';
import { pageResponse } from './pageResponse.ts';

/** Responds to every request of a browser; never throws. */
export async function handleRequest(
  server: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(devHeaders)) response.setHeader(name, value);
  const chosen = await chooseResponse(server, request, response).catch(errorResponse);
  if (!chosen || response.headersSent) return;
  const { status, headers, body } = chosen;
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Resolves to undefined when the build of an app has already responded. */
async function chooseResponse(
  server: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<DevResponse | undefined> {
  if (!isOwnHost(request.headers.host)) return hostRefusal(request.headers.host);
  const [whole = '/'] = (request.url ?? '/').split('?');
  if (request.method === 'POST' && whole.startsWith('/_dev/')) return await clientMessageResponse(server, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = respondWith(405, 'text/plain; charset=utf-8', 'Only GET and HEAD\n');
    return { ...refused, headers: { ...refused.headers, Allow: 'GET, HEAD' } };
  }
  if (whole.startsWith('/_dev/')) return await clientFileResponse(whole.slice('/_dev/'.length));
  const base = baseOf(server);
  const path = base && whole.startsWith(base) ? whole.slice(base.length) || '/' : whole;
  // In a redirect a browser takes "//name" and "/\\name" for the address of another host.
  if (/^\/[/\\]/.test(path)) return notFound;
  const [, app = '', file = ''] = /^\/apps\/([\w-]+)\/dev\/([\w./-]+)$/.exec(path) ?? [];
  if (app) return await sourceFileResponse(server, app, file, (owner) => serveBuild(owner, path, request, response));
  if (path.startsWith('/apps/')) return await releasedFileResponse(server.setup.upstream, path);
  if (extname(path)) return await rootFileResponse(server, path);
  if (path !== '/' && path.endsWith('/')) return redirectTo(base + path.replace(/\/+$/, ''));
  if (whole === path && base) return redirectTo(base + (path === '/' ? '' : path), 307);
  return await siteResponse(server, path, whole);
}

const hostRefusal = (host = '') =>
  respondWith(
    403,
    'text/plain; charset=utf-8',
    `"${host}" is not a name of this server: use localhost, or start it with DEV_HOST=${host.replace(/:\d+$/, '')}\n`,
  );

/** The shell of a preview expects the preview's prefix on every address. */
const baseOf = ({ shell, setup }: DevSite) => (shell ? '' : (setup.upstream?.base ?? ''));

async function siteResponse(server: DevSite, path: string, whole: string): Promise<DevResponse> {
  const [alone] = server.setup.folders;
  if (server.setup.isAlone && alone) return await frameResponse(server, alone.name, path);
  return await pageResponse(server, path, whole);
}

async function sourceFileResponse(
  server: DevSite,
  app: string,
  file: string,
  serve: (owner: DevApp) => Promise<undefined>,
) {
  const owner = server.apps.find(({ name }) => name === app);
  if (!owner) return notFound;
  const federation = await federationFile(owner, file);
  if (federation !== undefined) return respondWith(200, contentTypeOf(file), federation);
  if (!file.startsWith('art/')) return await serve(owner);
  const name = file.slice('art/'.length);
  const drawing = await (await owner.sources.art.get())(name);
  return drawing === undefined ? notFound : respondWith(200, contentTypeOf(name), drawing);
}

async function serveBuild(
  owner: DevApp,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<undefined> {
  request.url = path;
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    const missing = () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    owner.serve(request, response, missing).catch(reject);
  });
}

async function releasedFileResponse(upstream: Upstream | undefined, path: string): Promise<DevResponse> {
  if (!upstream) return notFound;
  const released = await upstream.request(path);
  const location = released.headers.get('location');
  if (location) return redirectTo(localLocation(upstream, location, path), released.status);
  const type = released.headers.get('content-type') ?? 'application/octet-stream';
  return respondWith(released.status, type, new Uint8Array(await released.arrayBuffer()));
}

async function rootFileResponse({ shell, setup, readCheckout }: DevSite, path: string): Promise<DevResponse> {
  // Browsers request an icon, which a frame does not have.
  if (setup.isAlone && path === '/favicon.ico') return { status: 204, headers: {}, body: '' };
  if (!shell) return await releasedFileResponse(setup.upstream, path);
  const { routes } = await readCheckout();
  const releases = Object.entries({ shell: [], ...routes }).map(
    ([app, own]) => [app, { app: `${app}/dev`, files: {}, routes: own }] as const,
  );
  const drawArt = await shell.sources.art.get();
  const icon = await drawArt(basename(iconFile));
  const file = rootFiles(Object.fromEntries(releases), icon).get(path.slice(1));
  return file === undefined ? notFound : respondWith(200, contentTypeOf(path), file);
}

const messagePage = (text: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error</title>
</head>
<body>
<h1>This page cannot be rendered</h1>
<p>${escapeHtml(text)}</p>
</body>
</html>
`;

function errorResponse(error: unknown): DevResponse {
  const page = messagePage(errorMessage(error));
  return respondWith(error instanceof UserError ? 502 : 500, 'text/html; charset=utf-8', page);
}
