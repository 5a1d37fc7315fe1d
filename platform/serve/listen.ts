import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, isIPv6, type Server as TcpServer } from 'node:net';
import { ports, readNumber } from '../messages/readNumber.ts';
import { UserError } from '../messages/UserError.ts';
import { isSystemError, unless } from '../store/disk.ts';

/**
 * Starts a server at the address `HOST`, by default for this machine only. Resolves to the URL at which it responds. Rejects
 * with a `UserError` if it cannot.
 */
export async function listen(server: Server, port: number): Promise<string> {
  const host = process.env['HOST'] || 'localhost';
  try {
    await (host === 'localhost' ? openLocal(server, port) : open(server, port, host));
    return urlOf(host, port);
  } catch (error) {
    server.close();
    throw explain(error, port, host);
  }
}

function urlOf(host: string, port: number): string {
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  return `http://${isEveryAddress ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Rejects with a `UserError` if no server can listen at the port; leaves it free. */
export async function probePort(port: number): Promise<void> {
  const server = createHttpServer();
  await listen(server, port);
  server.close();
  await once(server, 'close');
}

/** Browsers take "localhost" for either address, and a server listens at one. */
async function openLocal(server: Server, port: number): Promise<void> {
  await open(server, port, '127.0.0.1');
  const second = createServer((socket) => server.emit('connection', socket));
  await open(second, port, '::1').catch(unless('EADDRNOTAVAIL', 'EAFNOSUPPORT'));
  server.once('close', () => second.close());
}

async function open(server: TcpServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

function explain(error: unknown, port: number, host: string): unknown {
  const code = isSystemError(error) ? error.code : undefined;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new UserError(`HOST must be a name or address of this machine, got "${host}"`);
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const reason = code === 'EACCES' ? 'needs rights that you do not have' : 'is taken by another program';
  return new UserError(`port ${port} ${reason}: choose another with PORT, such as PORT=3001`);
}

/** Returns the port that `PORT` names, 3000 by default. Throws a `UserError` for anything but a port. */
export const readPort = () => readNumber(process.env['PORT'] || '3000', { name: 'PORT', ...ports });
