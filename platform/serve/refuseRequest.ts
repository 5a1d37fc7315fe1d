import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersFor } from '../hosting/headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to bytes that are not an HTTP request, with the same headers as every response. */
export function refuseBadRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  respond(socket, statuses[code] ?? 400);
}

/** Responds to a request for a tunnel, for which Node makes no response object. */
export const refuseTunnel = (_: IncomingMessage, socket: Duplex): void => respond(socket, 405, { Allow: 'GET, HEAD' });

function respond(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) {
  // Node no longer listens for errors of this socket, so that a reset would crash the server.
  socket.on('error', () => socket.destroy());
  const headers = { ...headersFor('page'), ...more, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
