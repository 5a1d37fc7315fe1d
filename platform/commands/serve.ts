import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { projectHead } from '../live/projectHead.ts';
import { openHostedSite } from '../live/readHostedSite.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { createServer } from '../serve/createServer.ts';
import { listen, readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';

export function addServe(site: Command) {
  addCommand(site, 'serve', 'serve what is live in a local store').action(async (options: CommonOptions) => {
    const port = readPort();
    refuseBucket();
    await readStore(options, (session) => serveSite(session, port));
  });
}

/** Serves what is live in a local store until the process ends; resolves to the address once it listens. */
export async function serveSite({ store, report }: Session, port: number) {
  const fault = await showHead(store);
  if (fault) report.line(`warning: ${fault}; the site is served as visitors had it last`);
  const url = await listen(createServer(store.name, openHostedSite(store)), port);
  report.done(`the site is at ${url}`);
  return { url };
}

/**
 * Makes public what is live. Resolves to the fault if the store cannot tell what that is: this must not take away what is
 * public already. Throws a `UserError` if nothing is.
 */
export async function showHead(store: Store): Promise<string | undefined> {
  const { problem } = await attempt(() => projectHead(store));
  if (!problem) return undefined;
  const isPublic = await stat(join(store.name, 'current')).catch(() => undefined);
  if (!isPublic) throw new UserError(problem);
  return problem;
}
