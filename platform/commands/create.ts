import type { Command } from 'commander';
import { findRoot } from '../workspace/workspace.ts';
import { parseApp } from './arguments.ts';
import { addCommand, type CommonOptions, print } from './Session.ts';

export function addCreate(site: Command) {
  addCommand(site, 'create', 'make a new remote: folder, configuration, a first page with its route and tests')
    .argument('<name>', 'such as news, for the folder remote-news', parseApp)
    .action(
      async (name: string, options: CommonOptions) =>
        await print(options, async (report) => {
          const { createRemote } = await import('../workspace/createRemote.ts');
          const files = await createRemote(findRoot(), name);
          report.done(`remote-${name} is made: see it with "npm run dev", deploy it with "npm run deploy -w ${name}"`);
          return { app: name, files };
        }),
    );
}
