import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DevSite } from '../DevSite.ts';
import { openEditor } from '../errors/openEditor.ts';
import { reportThrown } from '../errors/reportThrown.ts';
import { type DevResponse, notFound, respondWith } from './DevResponse.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';

const plain = 'text/plain; charset=utf-8';

/** Responds to a message of the client in an open page: an error of the page, its path, or a file to open in the editor. */
export async function clientMessageResponse(
  { apps, setup, openPage }: DevSite,
  request: IncomingMessage,
): Promise<DevResponse> {
  if (!isOwnOrigin(request.headers)) return respondWith(403, plain, 'Only pages of this server\n');
  const message = await text(request);
  if (request.url === '/_dev/thrown') return respondWith(200, plain, await reportThrown({ apps, ...setup }, message));
  if (request.url === '/_dev/page') openPage(message);
  else if (request.url === '/_dev/open') openEditor(setup, message);
  else return notFound;
  return respondWith(204, plain, '');
}
