import type { Command } from 'commander';
import { readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import { addCommand, type CommonOptions, look } from './Session.ts';
import { serveSite } from './serveSite.ts';

export function addServe(site: Command) {
  addCommand(site, 'serve', 'serve what is live in a local store, on PORT or 3000').action(
    async (options: CommonOptions) => {
      refuseBucket();
      const port = readPort();
      await look(options, (session) => serveSite(session, port));
    },
  );
}
