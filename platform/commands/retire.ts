import type { Command } from 'commander';
import { type ChangeRequest, type LiveResult, retire, setDisabled } from '../live/promote.ts';
import { parseApp } from './arguments.ts';
import { describeLive } from './reportLive.ts';
import { addCommand, addReason, type ReasonOptions, run } from './Session.ts';

export const addDisable = (site: Command) =>
  addChange(site, 'disable', 'keep the pages of a remote as HTML and stop loading its code', (request, app) =>
    setDisabled(request, app, true),
  );

export const addEnable = (site: Command) =>
  addChange(site, 'enable', 'load the code of a remote again', (request, app) => setDisabled(request, app, false));

export const addRetire = (site: Command) =>
  addChange(site, 'retire', 'take the pages of a remote off the site; its releases stay in the store', retire);

type Change = (request: ChangeRequest, app: string) => Promise<LiveResult>;

function addChange(site: Command, kind: 'disable' | 'enable' | 'retire', description: string, change: Change) {
  addReason(addCommand(site, kind, description))
    .argument('<app>', 'the name of a remote', parseApp)
    .action(
      async (app: string, options: ReasonOptions) =>
        await run(options, async ({ store, report }) => {
          report.step(`${kind} ${app}`);
          const onProgress = (done: number, total: number) => report.progress(done, total);
          const request = { store, kind, why: options.why ?? `${kind} ${app}`, onProgress };
          return describeLive(report, await change(request, app));
        }),
    );
}
