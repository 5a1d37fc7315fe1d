import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpResponse } from './sendRequest.ts';

interface Situation {
  readonly response: ServerResponse;
  /** Sends the request to the server without a fault. */
  readonly request: () => Promise<HttpResponse>;
  readonly later: (milliseconds: number, act: () => void) => void;
}

const slowness = 30_000;

/** Every fault of a server by name. */
export const faults = {
  down: async ({ response }) => {
    response.socket?.destroy();
  },
  'HTTP 404': async ({ response }) => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  },
  'HTTP 500': async ({ response }) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error');
  },
  'HTML-200': async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
  'wrong type': async ({ response, request }) => {
    const { headers, body } = await request();
    response.writeHead(200, { ...plain(headers), 'content-type': 'text/plain' }).end(body);
  },
  truncated: async ({ response, request }) => {
    const { headers, body } = await request();
    const half = body.subarray(0, body.length / 2);
    response.writeHead(200, { ...plain(headers), 'content-length': half.length }).end(half);
  },
  'wrong hash': async ({ response, request }) => {
    const { headers, body } = await request();
    response.writeHead(200, plain(headers)).end(flipByte(body));
  },
  'slow 30 s': async ({ response, request, later }) => {
    const { status, headers, body } = await request();
    later(slowness, () => response.writeHead(status, plain(headers)).end(body));
  },
  hanging: async () => undefined,
} as const satisfies Readonly<Record<string, (situation: Situation) => Promise<void>>>;

export type Fault = keyof typeof faults;

/** Keeps faulty responses out of the browser's cache. */
const plain = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => ({ ...headers, 'cache-control': 'no-store' });

function flipByte(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  // A flipped bit turns a letter into another letter, so that only the hash differs.
  const place = flipped.findIndex((byte, index) => index > flipped.length / 2 && byte >= 97 && byte < 122);
  flipped[place] = (flipped[place] ?? 0) ^ 1;
  return flipped;
}
