import type { Command } from 'commander';
import { changeLive, type Draft } from '../live/change/changeLive.ts';
import { draftDisabled, draftRetirement } from '../live/change/draftOf.ts';
import type { Log } from '../live/log.ts';
import type { Store } from '../store/Store.ts';
import { parseApp } from './cli/arguments.ts';
import { addChange, addCommand, addDryRun, addReason, type CommonOptions } from './cli/options.ts';
import { changeStore, planStore } from './cli/Session.ts';
import { reportLive, reportLoss } from './print/reportLive.ts';
import { reportPlan } from './print/reportPlan.ts';

interface RemoteChange {
  readonly kind: 'disable' | 'enable' | 'retire';
  readonly description: string;
  /** Whether it may take addresses from visitors. */
  readonly losesAddresses?: boolean;
  readonly draft: (store: Store, log: Log, app: string) => Promise<Draft>;
}

/** Adds a command that changes how one remote is live. */
function addSwitch(site: Command, { kind, description, losesAddresses = false, draft }: RemoteChange) {
  const command = losesAddresses
    ? addChange(site, kind, description)
    : addDryRun(addReason(addCommand(site, kind, description)));
  command.argument('<app>', 'the name of a remote', parseApp).action(async (app: string, options: CommonOptions) => {
    const { dryRun, lose, why = `${kind} ${app}` } = options;
    if (dryRun)
      return await planStore(options, (session) => reportPlan(session, (log) => draft(session.store, log, app)));
    return await changeStore(options, async ({ store, report }) => {
      report.step(`${kind} ${app}`);
      const request = {
        store,
        kind,
        why,
        onProgress: report.progress,
        onLoss: lose ? undefined : reportLoss(report),
      };
      return reportLive(report, await changeLive(request, (log) => draft(store, log, app)));
    });
  });
}

export const addDisable = (site: Command) =>
  addSwitch(site, {
    kind: 'disable',
    description: 'stop loading the code of a remote; its pages stay',
    draft: (store, log, app) => draftDisabled(store, log, app, true),
  });

export const addEnable = (site: Command) =>
  addSwitch(site, {
    kind: 'enable',
    description: 'load the code of a disabled remote again',
    draft: (store, log, app) => draftDisabled(store, log, app, false),
  });

export const addRetire = (site: Command) =>
  addSwitch(site, {
    kind: 'retire',
    description: 'take the pages of a remote off the site',
    losesAddresses: true,
    draft: draftRetirement,
  });
