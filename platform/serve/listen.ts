import { once } from 'node:events';
import type { Server } from 'node:http';
import { ports, readNumber } from '../messages/readNumber.ts';
import { UserError } from '../messages/UserError.ts';

/** Starts a server on a port; without a host on all addresses of this machine. Rejects with a `UserError` if it cannot. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw explain(error, port, host);
  });
}

function explain(error: unknown, port: number, host: string | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (host && (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL'))
    return new UserError(`HOST must be a name or address of this machine, got "${host}"`);
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const reason = code === 'EACCES' ? 'needs rights that you do not have' : 'is taken by another program';
  return new UserError(`port ${port} ${reason}: choose another, as in PORT=3001 npm start`);
}

/** Returns the port that `PORT` names, 3000 by default. Throws a `UserError` for anything but a port. */
export const readPort = () => readNumber(process.env['PORT'] || '3000', { name: 'PORT', ...ports });
