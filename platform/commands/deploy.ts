import type { Command } from 'commander';
import { readCheckout } from '../workspace/readCommit.ts';
import { findApps } from '../workspace/workspace.ts';
import { parseApps } from './arguments.ts';
import { deployAll } from './deployAll.ts';
import { explainOwners, reportLeft } from './leftApps.ts';
import {
  addCommand,
  addDryRun,
  addLose,
  addReason,
  addStrict,
  type DryRunOptions,
  type LoseOptions,
  type ReasonOptions,
  type StrictOptions,
} from './options.ts';
import { planDeploy } from './planDeploy.ts';
import { promote } from './promote.ts';
import { checkPlaceholders, publishApps } from './publish.ts';
import { refuseOlder } from './refuseOlder.ts';
import { changeStore, planStore, type Session } from './Session.ts';

type DeployOptions = ReasonOptions &
  StrictOptions &
  DryRunOptions &
  LoseOptions & { readonly force?: boolean; readonly retire?: readonly string[] };

export function addDeploy(site: Command) {
  const command = addCommand(site, 'deploy', 'build and publish apps, all by default, and promote them together');
  addLose(addDryRun(addStrict(addReason(command))))
    .option('--force', 'deploy even if what is live was published from a newer commit, or git cannot tell')
    .option('--retire <app>', 'take a remote off the site with the same composition', parseApps)
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (apps: readonly string[], options: DeployOptions) =>
        await (options.dryRun ? planStore : changeStore)(options, async (session) => {
          await check(session, apps, options);
          const deploying = options.dryRun
            ? planDeploy(session, apps, { mayLose: options.lose ?? false }, options.retire)
            : deploy(session, apps, options);
          return await explainOwners(session, deploying);
        }),
    );
}

/** Refuses before the build what can be refused without one. */
async function check(session: Session, apps: readonly string[], options: DeployOptions) {
  await checkCommit(session, apps, options);
  if (options.strict) checkPlaceholders(session, options);
}

async function checkCommit({ root, store }: Session, apps: readonly string[], { force }: DeployOptions) {
  const names = apps.length > 0 ? apps : findApps(root).map(({ name }) => name);
  if (!force) await refuseOlder(store, names, await readCheckout(root));
}

async function deploy(session: Session, apps: readonly string[], options: DeployOptions) {
  // Again for each log that is read: a deploy of a newer commit may have ended while this one was building.
  const checkAgain = () => checkCommit(session, apps, options);
  if (apps.length === 0) return await deployAll(session, options, checkAgain);
  const published = await publishApps(session, apps, options);
  const choose = () => checkAgain().then(() => published);
  const result = await promote(session, published, options, { choose, retired: options.retire });
  reportLeft(session, result.apps);
  return result;
}
