import { type Command, Option } from 'commander';
import { prune as pruneStore } from '../live/prune.ts';
import { wholeNumber } from './arguments.ts';
import { addCommand, type CommonOptions, run } from './Session.ts';

const day = 24 * 60 * 60 * 1000;

interface Options extends CommonOptions {
  readonly keepDays: number;
}

export function addPrune(site: Command) {
  addCommand(site, 'prune', 'remove releases, pages and previews that nothing of the last days needs')
    .addOption(
      new Option('--keep-days <number>', 'how many days of the log stay whole, with what was published in them')
        .argParser(wholeNumber(0, 36_500))
        .makeOptionMandatory(),
    )
    .action(
      async (options: Options) =>
        await run(options, async ({ store, report }) => {
          report.step(`pruning ${store.name}`);
          const removed = await pruneStore(store, new Date(Date.now() - options.keepDays * day));
          const counts = Object.entries(removed).map(([what, names]) => `${names.length} ${what}`);
          report.done(`removed ${counts.join(', ')}`);
          return removed;
        }),
    );
}
