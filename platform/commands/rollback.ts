import type { Command } from 'commander';
import { reportLoss } from '../live/change/lostAddresses.ts';
import { readLog } from '../live/log.ts';
import { heldBack } from '../live/releases/heldBack.ts';
import { draftRollBack, type RollBackRequest, rollBack } from '../live/rollBack.ts';
import { parseApp, wholeNumber } from './cli/arguments.ts';
import { addChange, type CommonOptions } from './cli/options.ts';
import { changeOrPlan, type Session } from './cli/Session.ts';
import { reportLive } from './print/reportLive.ts';
import { reportPlan } from './print/reportPlan.ts';

interface Options extends CommonOptions {
  readonly to?: number;
  readonly acceptLoss?: boolean;
}

export function addRollback(site: Command) {
  addChange(site, 'rollback', 'make an earlier state of the site or of an app live')
    .argument('[app]', 'shell, or the name of a remote', parseApp)
    .option(
      '--to <number>',
      'a number of the log, as "site log" shows it',
      wholeNumber({ name: '--to', least: 1, most: 999_999_999 }),
    )
    .option('--accept-loss', 'go on from a log that has lost its newest entries')
    .action(
      async (app: string | undefined, options: Options) =>
        await changeOrPlan(options, async (session) => {
          const { to, why, acceptLoss = false, dryRun, lose } = options;
          const { store, report } = session;
          const request = {
            store,
            app,
            to,
            why,
            acceptLoss,
            onProgress: report.progress,
            onLoss: reportLoss(report, lose, ''),
          };
          return dryRun
            ? await reportPlan(session, (log) => draftRollBack(request, log), { acceptLoss, mayLose: lose })
            : await goBack(session, request);
        }),
    );
}

async function goBack({ report }: Session, request: RollBackRequest) {
  report.step(`rolling back ${request.app ?? 'the site'}`);
  const result = await rollBack(request);
  const summary = reportLive(report, result);
  const isOfThis = ({ serial }: { readonly serial: number }) => result.isNew && serial === result.entry.serial;
  const held = heldBack(await readLog(request.store)).filter(isOfThis);
  const frozen = held.map(({ app, version }) => `${app}@${version}`);
  for (const name of frozen) report.done(`${name} is frozen: "site thaw ${name}" lets it go live again`);
  return { ...summary, frozen };
}
