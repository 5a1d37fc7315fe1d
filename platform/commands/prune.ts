import type { Command } from 'commander';
import { planSweep, sweep } from '../live/sweep.ts';
import { UsageError } from './cli/arguments.ts';
import { addCommand, addDryRun, addKeepDays, daysAgo, type KeepOptions } from './cli/options.ts';
import { changeStore, planStore, type Session } from './cli/Session.ts';

interface Options extends KeepOptions {
  readonly yes?: boolean;
}

export function addPrune(site: Command) {
  const command = addCommand(site, 'prune', 'remove what no rollback into the kept days needs');
  addDryRun(addKeepDays(command))
    .option('--yes', 'confirm --keep-days 0, after which no rollback is possible')
    .action(async (options: Options) => {
      if (options.dryRun) return await planStore(options, (session) => plan(session, options));
      if (options.keepDays === 0 && !options.yes)
        throw new UsageError('--keep-days 0 leaves nothing to roll back to: confirm it with --yes');
      await changeStore(options, (session) => prune(session, options));
    });
}

async function plan({ store, report }: Session, { keepDays }: Options) {
  const keys = await planSweep(store, await daysAgo(store, keepDays));
  for (const key of keys) report.line(key);
  report.done(`${count(keys)} would be listed, to be removed a day later`);
  return { listed: keys };
}

async function prune({ store, report }: Session, { keepDays }: Options) {
  report.step(`sweeping ${store.name}`);
  const result = await sweep(store, await daysAgo(store, keepDays), report.progress);
  const { removed, listed, due, isKept } = result;
  if (isKept) report.done('a command is at work in the store, so nothing is removed: run this again when it has ended');
  else report.done(`removed ${count(removed)}`);
  if (listed.length > 0) report.done(`listed ${count(listed)}: a prune after ${due.toISOString()} removes them`);
  return result;
}

/** Keys by their kind, such as `1 releases, 12 objects`. */
function count(keys: readonly string[]): string {
  const kinds = ['releases', 'previews', 'objects'] as const;
  return kinds.map((kind) => `${keys.filter((key) => key.startsWith(`${kind}/`)).length} ${kind}`).join(', ');
}
