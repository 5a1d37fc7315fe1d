import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersFor } from '../hosting/headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no HTTP request, with the same headers as everything else. */
export function answerBadRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  answer(socket, statuses[code] ?? 400);
}

/** Answers a request for a tunnel, which Node gives to nobody else. */
export const refuseTunnel = (_: IncomingMessage, socket: Duplex): void => answer(socket, 405, { Allow: 'GET, HEAD' });

function answer(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) {
  const headers = { ...headersFor('root'), ...more, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
