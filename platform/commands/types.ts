import type { Command } from 'commander';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { runInCheckout } from './Session.ts';

export function addTypes(site: Command) {
  addCommand(site, 'types', 'write all addresses as a type that checks links').action(
    async (options: CommonOptions) =>
      await runInCheckout(options, async ({ root, report }) => {
        const addresses = await writeSiteAddresses(root);
        report.done(`${addresses} addresses`);
        return { addresses };
      }),
  );
}
