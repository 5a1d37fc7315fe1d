import type { Command } from 'commander';
import { changeLive, type Draft } from '../live/changeLive.ts';
import type { Log } from '../live/log.ts';
import type { Store } from '../store/Store.ts';
import { parseApp } from './arguments.ts';
import { addCommand, addDryRun, addReason, type DryRunOptions, type ReasonOptions } from './options.ts';
import { reportLive, reportLoss } from './reportLive.ts';
import { reportPlan } from './reportPlan.ts';
import { changeStore, planStore } from './Session.ts';

interface RemoteChange {
  readonly kind: 'disable' | 'enable' | 'retire';
  readonly description: string;
  readonly draft: (store: Store, log: Log, app: string) => Promise<Draft>;
}

/** Adds a command that changes how one remote is live. */
export function addChange(site: Command, { kind, description, draft }: RemoteChange) {
  addDryRun(addReason(addCommand(site, kind, description)))
    .argument('<app>', 'the name of a remote', parseApp)
    .action(async (app: string, options: ReasonOptions & DryRunOptions) => {
      const { dryRun, why = `${kind} ${app}` } = options;
      if (dryRun)
        return await planStore(options, (session) => reportPlan(session, (log) => draft(session.store, log, app)));
      return await changeStore(options, async ({ store, report }) => {
        report.step(`${kind} ${app}`);
        const request = { store, kind, why, onProgress: report.progress, onLoss: reportLoss(report) };
        return reportLive(report, await changeLive(request, (log) => draft(store, log, app)));
      });
    });
}
