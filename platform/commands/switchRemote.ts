import type { Command } from 'commander';
import { changeLive, type Draft } from '../live/change/changeLive.ts';
import { draftDisabled, draftRetirement } from '../live/change/draftOf.ts';
import { reportLoss } from '../live/change/lostAddresses.ts';
import type { Log } from '../live/log.ts';
import type { Store } from '../store/Store.ts';
import { parseApp } from './cli/arguments.ts';
import { addChange, addCommand, addDryRun, addReason, type CommonOptions } from './cli/options.ts';
import { changeOrPlan } from './cli/Session.ts';
import { reportLive } from './print/reportLive.ts';
import { reportPlan } from './print/reportPlan.ts';

/** Makes a command change how one remote is live. */
function switchRemote(
  command: Command,
  kind: 'disable' | 'enable' | 'retire',
  draft: (store: Store, log: Log, app: string) => Promise<Draft>,
) {
  command.argument('<app>', 'the name of a remote', parseApp).action(
    async (app: string, options: CommonOptions) =>
      await changeOrPlan(options, async (session) => {
        const { store, report } = session;
        const { dryRun, lose, why = `${kind} ${app}` } = options;
        if (dryRun) return await reportPlan(session, (log) => draft(store, log, app), { mayLose: lose });
        report.step(`${kind} ${app}`);
        const way = `give the pages that replace them "redirects" and deploy these with --retire ${app}, or `;
        const onLoss = reportLoss(report, lose, way);
        const request = { store, kind, why, onProgress: report.progress, onLoss };
        return reportLive(report, await changeLive(request, (log) => draft(store, log, app)));
      }),
  );
}

const addSwitch = (site: Command, name: string, description: string) =>
  addDryRun(addReason(addCommand(site, name, description)));

export const addDisable = (site: Command) =>
  switchRemote(
    addSwitch(site, 'disable', 'stop loading the code of a remote; its pages stay'),
    'disable',
    (store, log, app) => draftDisabled(store, log, app, true),
  );

export const addEnable = (site: Command) =>
  switchRemote(addSwitch(site, 'enable', 'load the code of a disabled remote again'), 'enable', (store, log, app) =>
    draftDisabled(store, log, app, false),
  );

export const addRetire = (site: Command) =>
  switchRemote(addChange(site, 'retire', 'take the pages of a remote off the site'), 'retire', draftRetirement);
