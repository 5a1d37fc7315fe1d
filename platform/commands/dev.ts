import type { Command } from 'commander';
import { openUpstream } from '../dev/Upstream.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import { parseApps } from './arguments.ts';
import { runInCheckout } from './Session.ts';
import { UsageError } from './UsageError.ts';

interface DevOptions {
  readonly from?: string;
  readonly alone?: boolean;
}

export function addDev(site: Command) {
  site
    .command('dev')
    .description('serve apps from source, the others as released')
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .option('--from <url>', 'take the other apps from a deployed site instead of the local store', parseSite)
    .option('--alone', 'show one remote in a plain frame, without the site')
    .action(
      async (apps: readonly string[], options: DevOptions) =>
        await runInCheckout({}, async ({ root, report }) => {
          const { startDev } = await import('../dev/startDev.ts');
          await startDev(root, { apps, ...options }, report);
        }),
    );
}

/** Returns the address of a site, which the dev server opens later. Throws a `UsageError` for anything else. */
function parseSite(address: string): string {
  try {
    openUpstream(address);
    return address;
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
