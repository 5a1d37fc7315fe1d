import { Command, CommanderError, Option } from 'commander';
import type { BuildOptions } from '../build/App.ts';
import { start } from './commands/start.ts';
import { Refusal } from './Refusal.ts';
import { createReporter } from './Reporter.ts';
import { openStore } from './store/openStore.ts';
import { findRoot } from './workspace.ts';

/** Runs the `site` command; sets the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync([...argv]);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else if (!(error instanceof CommanderError)) throw error;
  }
}

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return 1;
  return error.exitCode === 0 ? 0 : 2;
}

function program(): Command {
  const site = new Command('site').description('Builds, publishes and serves the federated site').exitOverride();
  const report = createReporter(process.stdout);
  site
    .command('start')
    .description('build what changed, publish and promote it, serve the site')
    .addOption(new Option('--mode <mode>', 'of the builds').choices(['production', 'development']).default('production'))
    .action(async ({ mode }: { mode: BuildOptions['mode'] }) => {
      const root = findRoot();
      await start(root, await openStore(root), report, mode);
    });
  return site;
}
