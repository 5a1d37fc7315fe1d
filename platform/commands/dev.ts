import type { Command } from 'commander';
import { createReporter } from '../messages/Reporter.ts';
import { findRoot } from '../workspace/workspace.ts';
import { parseApps } from './arguments.ts';

interface DevOptions {
  readonly from?: string;
  readonly alone?: boolean;
}

export function addDev(site: Command) {
  site
    .command('dev')
    .description('serve the site from source, with edits taken up at once; the apps not named come as released')
    .argument('[apps...]', 'only these from source', parseApps)
    .option('--from <url>', 'take the others from a deployed site instead of the local store')
    .option('--alone', 'show one remote in a plain frame, without the site')
    .action(async (apps: readonly string[] | undefined, options: DevOptions) => {
      const { startDev } = await import('../dev/startDev.ts');
      await startDev(findRoot(), { apps: apps ?? [], ...options }, createReporter(process.stdout));
    });
}
