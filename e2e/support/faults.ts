import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Reply } from './delivery/ask.ts';

interface Situation {
  readonly response: ServerResponse;
  /** Asks for what the server would respond. */
  readonly answer: () => Promise<Reply>;
  readonly later: (milliseconds: number, act: () => void) => void;
}

const slowness = 30_000;

/** Every way in which a server misbehaves, by name. */
export const faults = {
  down: async ({ response }) => {
    response.socket?.destroy();
  },
  reset: async ({ response, answer }) => {
    const { status, headers, body } = await answer();
    response.writeHead(status, plain(headers)).write(body.subarray(0, body.length / 2), () => {
      response.socket?.resetAndDestroy();
    });
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
  'wrong type': async ({ response, answer }) => {
    const { headers, body } = await answer();
    response.writeHead(200, { ...plain(headers), 'content-type': 'text/plain' }).end(body);
  },
  truncated: async ({ response, answer }) => {
    const { headers, body } = await answer();
    const half = body.subarray(0, body.length / 2);
    response.writeHead(200, { ...plain(headers), 'content-length': half.length }).end(half);
  },
  'wrong hash': async ({ response, answer }) => {
    const { headers, body } = await answer();
    response.writeHead(200, plain(headers)).end(flipByte(body));
  },
  'slow 30 s': async ({ response, answer, later }) => {
    const { status, headers, body } = await answer();
    later(slowness, () => response.writeHead(status, plain(headers)).end(body));
  },
  hanging: async () => undefined,
} as const satisfies Readonly<Record<string, (situation: Situation) => Promise<void>>>;

export type Fault = keyof typeof faults;

/** Faults must be met anew each time, never in the browser's cache. */
const plain = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => ({ ...headers, 'cache-control': 'no-store' });

function flipByte(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  // Among letters a flipped bit leaves a letter, so that only the hash can tell.
  const place = flipped.findIndex((byte, index) => index > flipped.length / 2 && byte >= 97 && byte < 122);
  flipped[place] = (flipped[place] ?? 0) ^ 1;
  return flipped;
}
