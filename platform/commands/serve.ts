import type { Command } from 'commander';
import { refuseBucket } from '../store/openStore.ts';
import { addCommand, type CommonOptions, look } from './Session.ts';

export function addServe(site: Command) {
  addCommand(site, 'serve', 'serve what is live in a local store, on PORT or 3000').action(
    async (options: CommonOptions) => {
      refuseBucket();
      await look(options, async (session) => {
        const { serveSite } = await import('./serveSite.ts');
        return await serveSite(session);
      });
    },
  );
}
