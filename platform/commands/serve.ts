import type { Command } from 'commander';
import { readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { readStore } from './Session.ts';
import { serveSite } from './serveSite.ts';

export function addServe(site: Command) {
  addCommand(site, 'serve', 'serve what is live in a local store').action(async (options: CommonOptions) => {
    const port = readPort();
    refuseBucket();
    await readStore(options, (session) => serveSite(session, port));
  });
}
