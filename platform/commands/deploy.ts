import type { Command } from 'commander';
import { parseApp } from './arguments.ts';
import { addCommand, addReason, addStrict, type ReasonOptions, type StrictOptions } from './options.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { changeStore } from './Session.ts';

export function addDeploy(site: Command) {
  addStrict(addReason(addCommand(site, 'deploy', 'publish an app and promote the release')))
    .argument('<app>', 'shell, or the name of a remote', parseApp)
    .action(
      async (app: string, options: ReasonOptions & StrictOptions) =>
        await changeStore(options, async (session) => {
          const { version } = await publish(session, app, options);
          return await promote(session, [{ app, version }], options);
        }),
    );
}
