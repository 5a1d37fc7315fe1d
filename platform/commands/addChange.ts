import type { Command } from 'commander';
import type { ChangeRequest, LiveResult } from '../live/changeLive.ts';
import { parseApp } from './arguments.ts';
import { addCommand, addReason, type ReasonOptions } from './options.ts';
import { reportLive } from './reportLive.ts';
import { changeStore } from './Session.ts';

interface RemoteChange {
  readonly kind: 'disable' | 'enable' | 'retire';
  readonly description: string;
  readonly change: (request: ChangeRequest, app: string) => Promise<LiveResult>;
}

/** Adds a command that changes how one remote is live. */
export function addChange(site: Command, { kind, description, change }: RemoteChange) {
  addReason(addCommand(site, kind, description))
    .argument('<app>', 'the name of a remote', parseApp)
    .action(
      async (app: string, options: ReasonOptions) =>
        await changeStore(options, async ({ store, report }) => {
          report.step(`${kind} ${app}`);
          const request = { store, kind, why: options.why ?? `${kind} ${app}`, onProgress: report.progress };
          return reportLive(report, await change(request, app));
        }),
    );
}
