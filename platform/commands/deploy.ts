import type { Command } from 'commander';
import { parseApps } from './arguments.ts';
import { deployAll } from './deployAll.ts';
import { addCommand, addReason, addStrict, type ReasonOptions, type StrictOptions } from './options.ts';
import { promote } from './promote.ts';
import { publishApps } from './publish.ts';
import { changeStore, type Session } from './Session.ts';

type DeployOptions = ReasonOptions & StrictOptions;

export function addDeploy(site: Command) {
  addStrict(addReason(addCommand(site, 'deploy', 'publish the named apps, or all, and promote them together')))
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (apps: readonly string[], options: DeployOptions) =>
        await changeStore(options, (session) => deploy(session, apps, options)),
    );
}

async function deploy(session: Session, apps: readonly string[], options: DeployOptions) {
  if (apps.length === 0) return await deployAll(session, options);
  return await promote(session, await publishApps(session, apps, options), options);
}
