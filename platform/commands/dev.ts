import type { Command } from 'commander';
import { type DevNotice, describeNotice } from '../dev/errors/DevNotice.ts';
import { openUpstream } from '../dev/upstream/Upstream.ts';
import { printLine } from '../messages/print.ts';
import { errorMessage } from '../messages/UserError.ts';
import { parseApps, UsageError } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { runInCheckout } from './cli/Session.ts';

interface DevOptions extends CommonOptions {
  readonly alone?: boolean;
}

export function addDev(site: Command) {
  addCommand(site, 'dev', 'serve apps from source, the others as released')
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .option('--from <place>', 'the address of the site, or its store, with the other apps', parseSite)
    .option('--alone', 'show one remote in a plain frame, without the site')
    .action(
      async (apps: readonly string[], options: DevOptions) =>
        await runInCheckout(options, async ({ root, report }) => {
          const { startDev } = await import('../dev/startDev.ts');
          const notify = options.json ? printLine : (notice: DevNotice) => report.done(describeNotice(notice));
          await startDev(root, { apps, ...options }, notify);
        }),
    );
}

/** Returns the address of a site, which the dev server opens later. Throws a `UsageError` for anything else. */
function parseSite(address: string): string {
  try {
    if (/^\w+:/.test(address) && !address.startsWith('s3:')) openUpstream(address);
    return address;
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
