import type { Command } from 'commander';
import { rollBack } from '../live/rollBack.ts';
import { parseApp, wholeNumber } from './arguments.ts';
import { describeLive } from './reportLive.ts';
import { addCommand, addReason, type ReasonOptions, run } from './Session.ts';

interface Options extends ReasonOptions {
  readonly to?: number;
}

export function addRollback(site: Command) {
  addReason(addCommand(site, 'rollback', 'go back to an earlier state: the whole site, or one app'))
    .argument('[app]', 'shell, or the name of a remote', parseApp)
    .option('--to <number>', 'a number of the log, as "site status" shows it', wholeNumber(1))
    .action(
      async (app: string | undefined, options: Options) =>
        await run(options, async ({ store, report }) => {
          const { to, why } = options;
          report.step(`rolling back ${app ?? 'the site'}`);
          const onProgress = (done: number, total: number) => report.progress(done, total);
          return describeLive(report, await rollBack({ store, app, to, why, onProgress }));
        }),
    );
}
