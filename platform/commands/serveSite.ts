import { projectHead, readHead } from '../live/log.ts';
import { UserError } from '../messages/UserError.ts';
import { createServer } from '../serve/createServer.ts';
import { listen } from '../serve/listen.ts';
import type { Session } from './Session.ts';

/** Serves a local store until the process ends; resolves to the address. */
export async function serveSite({ store, report }: Session) {
  if (!(await readHead(store))) throw new UserError(`nothing is live in ${store.name}: run "npm start" first`);
  await projectHead(store);
  const server = await createServer(store.name);
  return { url: await listen(server, report) };
}
