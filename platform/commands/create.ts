import type { Command } from 'commander';
import { createRemote } from '../workspace/createRemote.ts';
import { readAddresses } from '../workspace/siteAddresses.ts';
import { parseApp } from './arguments.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { runInCheckout } from './Session.ts';

export function addCreate(site: Command) {
  addCommand(site, 'create', 'create a remote: its folder, configuration, first page, route and tests')
    .argument('<name>', 'such as news, for the folder remote-news', parseApp)
    .action(
      async (name: string, options: CommonOptions) =>
        await runInCheckout(options, async ({ root, report }) => {
          const files = await createRemote(root, name, await readAddresses(root));
          report.done(
            `remote-${name} is created: "npm run dev -w remote-${name}" shows it, "npm run deploy -w remote-${name}" deploys it`,
          );
          return { app: name, files };
        }),
    );
}
