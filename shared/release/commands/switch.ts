import type { Command } from 'commander';
import { parseApp } from '../arguments.ts';
import { setDisabled } from '../promote.ts';
import { addCommand, addReason, type ReasonOptions, run } from '../Session.ts';
import { describeLive } from './describeLive.ts';

export const addDisable = (site: Command) =>
  addSwitch(site, 'disable', 'keep the pages of a remote as HTML and stop loading its code');

export const addEnable = (site: Command) => addSwitch(site, 'enable', 'load the code of a remote again');

function addSwitch(site: Command, kind: 'disable' | 'enable', description: string) {
  addReason(addCommand(site, kind, description))
    .argument('<app>', 'the name of a remote', parseApp)
    .action(
      async (app: string, options: ReasonOptions) =>
        await run(options, async ({ store, report }) => {
          report.step(`${kind} ${app}`);
          const onProgress = (done: number, total: number) => report.progress(done, total);
          const request = { store, kind, why: options.why ?? `${kind} ${app}`, onProgress };
          return describeLive(report, await setDisabled(request, app, kind === 'disable'));
        }),
    );
}
