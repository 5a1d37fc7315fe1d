import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { negotiate } from '@fastify/accept-negotiator';
import send from '@fastify/send';
import { contentEncodings, contentTypeOf } from '../hosting/contentTypes.ts';
import { type Headers, headersFor } from '../hosting/headers.ts';
import { kindOf } from '../hosting/siteTable.ts';

interface FoundFile {
  readonly status: 200 | 404;
  /** The key in the store. */
  readonly file: string;
  /** The path on this machine. */
  readonly content: string;
  readonly security: Headers;
}

// The headers and addresses of the site decide these, not the library.
const options = {
  acceptRanges: false,
  cacheControl: false,
  contentType: false,
  dotfiles: 'allow',
  index: false,
  lastModified: false,
} as const;

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Sends a file with the headers of its kind, compressed where the request allows it; 304 when it has not changed. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, content: path, security }: FoundFile,
  isFile: (path: string) => Promise<boolean>,
): Promise<void> {
  // Conditional headers refer to the missing page, not to the not-found page.
  if (status === 404) for (const condition of conditions) delete request.headers[condition];
  const [ending, encoding] = await chooseForm(request, path, isFile);
  const sent = await send(request, `/${basename(path)}${ending}`, { ...options, root: dirname(path) });
  if (sent.type !== 'file') return sendText(response, sent.statusCode);
  response.writeHead(status === 404 ? 404 : sent.statusCode, {
    ...headersFor(kindOf(file), security),
    ...sent.headers,
    ...(sent.statusCode === 304 ? {} : { 'Content-Type': contentTypeOf(file) }),
    ...(encoding && sent.statusCode !== 304 ? { 'Content-Encoding': encoding } : {}),
  });
  await pipeline(sent.stream, response);
}

/** The smallest form of a file that the request accepts. */
async function chooseForm(
  { headers }: IncomingMessage,
  path: string,
  isFile: (path: string) => Promise<boolean>,
): Promise<readonly [string, string?]> {
  for (const [ending, encoding] of Object.entries(contentEncodings)) {
    if (!negotiate(headers['accept-encoding'] ?? '', [encoding])) continue;
    if (await isFile(path + ending)) return [ending, encoding];
  }
  return [''];
}

/** Sends a text, or only a status. */
export const sendText = (response: ServerResponse, status: number, text = ''): void =>
  void response
    .writeHead(status, { ...(text && { 'Content-Type': 'text/plain' }), 'Content-Length': Buffer.byteLength(text) })
    .end(text);
