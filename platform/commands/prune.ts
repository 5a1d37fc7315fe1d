import type { Command } from 'commander';
import { prune as pruneStore } from '../live/prune.ts';
import { wholeNumber } from './arguments.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { changeStore } from './Session.ts';

const day = 24 * 60 * 60 * 1000;

interface Options extends CommonOptions {
  readonly keepDays: number;
}

export function addPrune(site: Command) {
  addCommand(site, 'prune', 'remove releases, pages and previews that the last days do not need')
    .requiredOption(
      '--keep-days <number>',
      'keep what was live or published in this many days',
      wholeNumber({ name: '--keep-days', least: 0, most: 36_500 }),
    )
    .action(
      async (options: Options) =>
        await changeStore(options, async ({ store, report }) => {
          report.step(`pruning ${store.name}`);
          const removed = await pruneStore(store, new Date(Date.now() - options.keepDays * day));
          const counts = Object.entries(removed).map(([what, names]) => `${names.length} ${what}`);
          report.done(`removed ${counts.join(', ')}`);
          return removed;
        }),
    );
}
