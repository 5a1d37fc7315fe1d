import type { Command } from 'commander';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';
import { findRoot } from '../workspace/workspace.ts';
import { addCommand, print } from './Session.ts';

export function addTypes(site: Command) {
  addCommand(site, 'types', 'write the addresses of all remotes as a type, for links that the compiler checks').action(
    (options) =>
      print(options, async (report) => {
        const addresses = await writeSiteAddresses(findRoot());
        report.done(`${addresses} addresses`);
        return { addresses };
      }),
  );
}
