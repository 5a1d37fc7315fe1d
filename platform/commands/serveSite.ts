import type { Session } from '../commands/Session.ts';
import { projectHead, readHead } from '../live/log.ts';
import { UserError } from '../messages/UserError.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';

/** Serves a local store; answers where, and goes on until the process ends. */
export async function serve({ store, report }: Session) {
  if (!(await readHead(store))) throw new UserError(`nothing is live in ${store.name}: run "npm start" first`);
  await projectHead(store);
  const server = await createServer(store.name);
  return { url: await listen(server, report) };
}
