import type { FastifyInstance } from 'fastify';
import type { Reporter } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';

/** Listens on `PORT`, 3000 by default, and answers the address. Throws a `UserError` for a port that is taken or is none. */
export async function listen(server: FastifyInstance, report: Reporter): Promise<string> {
  const port = readPort();
  try {
    // No host: IPv6 and IPv4 where the machine has both, IPv4 where it has only that.
    await server.listen({ port, host: '' });
  } catch (error) {
    throw explain(error, port);
  }
  const address = `http://localhost:${port}`;
  report.done(`the site is at ${address}`);
  return address;
}

/** Says what can be done about a port that cannot be listened on; answers any other error as it is. */
export function explain(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const host = process.env['HOST'];
  if (host && (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL'))
    return new UserError(`HOST is "${host}", where this machine cannot listen: unset it`);
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const reason = code === 'EACCES' ? 'is not yours to use' : 'is taken by another program';
  return new UserError(`port ${port} ${reason}: choose another, as in PORT=3001 npm start`);
}

/** Throws a `UserError` for what is no port. */
export function readPort(text = process.env['PORT'] ?? '3000'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UserError(`PORT is "${text}", which is no port: choose a number from 1 to 65535`);
}
