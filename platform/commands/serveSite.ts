import { openHostedSite } from '../live/hostedSite.ts';
import { projectHead } from '../live/projectHead.ts';
import { createServer } from '../serve/createServer.ts';
import { listen } from '../serve/listen.ts';
import type { Session } from './Session.ts';

/** Serves what is live in a local store until the process ends; resolves to the address once it listens. */
export async function serveSite({ store, report }: Session, port: number) {
  await projectHead(store);
  const url = await listen(createServer(store.name, openHostedSite(store)), port);
  report.done(`the site is at ${url}`);
  return { url };
}
