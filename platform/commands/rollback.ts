import type { Command } from 'commander';
import { rollBack } from '../live/rollBack.ts';
import { parseApp, wholeNumber } from './arguments.ts';
import { addCommand, addReason, type ReasonOptions } from './options.ts';
import { reportLive } from './reportLive.ts';
import { changeStore } from './Session.ts';

interface Options extends ReasonOptions {
  readonly to?: number;
  readonly acceptLoss?: boolean;
}

export function addRollback(site: Command) {
  addReason(addCommand(site, 'rollback', 'make an earlier state live again, of the whole site or of one app'))
    .argument('[app]', 'shell, or the name of a remote', parseApp)
    .option(
      '--to <number>',
      'a number of the log, as "site status" shows it',
      wholeNumber({ name: '--to', least: 1, most: 999_999_999 }),
    )
    .option('--accept-loss', 'go on from a log that has lost its newest entries')
    .action(
      async (app: string | undefined, options: Options) =>
        await changeStore(options, async ({ store, report }) => {
          const { to, why, acceptLoss = false } = options;
          report.step(`rolling back ${app ?? 'the site'}`);
          return reportLive(report, await rollBack({ store, app, to, why, acceptLoss, onProgress: report.progress }));
        }),
    );
}
