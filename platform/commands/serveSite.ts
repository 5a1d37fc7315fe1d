import { readHead } from '../live/log.ts';
import { projectHead } from '../live/projectHead.ts';
import { UserError } from '../messages/UserError.ts';
import { createServer } from '../serve/createServer.ts';
import { listen } from '../serve/listen.ts';
import type { Session } from './Session.ts';

/** Serves what is live in a local store until the process ends; resolves to the address once it listens. */
export async function serveSite({ store, report }: Session, port: number) {
  if (!(await readHead(store))) throw new UserError(`nothing is live in ${store.name}: run "npm start" first`);
  await projectHead(store);
  await listen(createServer(store.name), port);
  const url = `http://localhost:${port}`;
  report.done(`the site is at ${url}`);
  return { url };
}
