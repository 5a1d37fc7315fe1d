import type { Command } from 'commander';
import type { Removal } from '../live/logEntry.ts';
import { planPrune, prune as pruneStore } from '../live/prune.ts';
import { daysAgo } from './daysAgo.ts';
import { addCommand, addDryRun, addKeepDays, type DryRunOptions, type KeepOptions } from './options.ts';
import { changeStore, planStore, type Session } from './Session.ts';
import { UsageError } from './UsageError.ts';

interface Options extends KeepOptions, DryRunOptions {
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
  const removal = await planPrune(store, await daysAgo(store, keepDays));
  for (const [what, names] of Object.entries(removal)) for (const name of names) report.line(`${what} ${name}`);
  report.done(`would remove ${countNames(removal)}`);
  return removal;
}

async function prune({ store, report }: Session, { keepDays }: Options) {
  report.step(`pruning ${store.name}`);
  const removal = await pruneStore(store, await daysAgo(store, keepDays), report.progress);
  report.done(`removed ${countNames(removal)}`);
  return removal;
}

const countNames = (removal: Removal) =>
  Object.entries(removal)
    .map(([what, names]) => `${names.length} ${what}`)
    .join(', ');
