import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';
import type { Reporter } from '../Reporter.ts';

/** Listens on `PORT`, 3000 by default. Throws a `Refusal` for a port that is taken or is none. */
export async function listen(server: FastifyInstance, report: Reporter): Promise<void> {
  const port = readPort(process.env['PORT'] ?? '3000');
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new Refusal(`port ${port} is taken by another program: stop it or choose another with PORT=3001 npm start`);
  }
  report.done(`the site is at http://localhost:${port}`);
}

export function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Refusal(`PORT is "${text}", which is no port: choose a number from 1 to 65535`);
}
