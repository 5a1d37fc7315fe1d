import { type Command, Option } from 'commander';
import { siteAddress } from '../compose/siteAddress.ts';
import { readLog } from '../live/log.ts';
import { refuseForeignApps } from '../live/owners.ts';
import { readLiveComposition } from '../live/readLive.ts';
import { duration } from '../messages/print.ts';
import { readCheckout } from '../workspace/git.ts';
import { appNames, siteOf } from '../workspace/workspace.ts';
import { parseAddress, parseApps, parseTime, UsageError } from './cli/arguments.ts';
import { addCommand, addDryRun, addLose, addReason, addStrict, type CommonOptions } from './cli/options.ts';
import { changeStore, planStore, type Session } from './cli/Session.ts';
import { deployAll } from './deploy/deployAll.ts';
import { explainOwners, reportLeft } from './deploy/leftApps.ts';
import { planDeploy } from './deploy/planDeploy.ts';
import { refuseOlder } from './deploy/refuseOlder.ts';
import { deployedBy, watchDeploy } from './deploy/watchDeploy.ts';
import { promote } from './promote.ts';
import { checkPlaceholders, publishApps } from './publish.ts';

interface DeployOptions extends CommonOptions {
  readonly force?: boolean;
  readonly publishOnly?: boolean;
  readonly retire?: readonly string[];
  /** In milliseconds. */
  readonly watch?: number;
  readonly at?: URL;
  readonly log?: readonly string[];
}

export function addDeploy(site: Command) {
  const command = addCommand(site, 'deploy', 'build and publish apps, all by default, and promote them together');
  addLose(addDryRun(addStrict(addReason(command))))
    .option('--force', 'deploy even if what is live was published from a newer commit, or git cannot tell')
    .addOption(
      new Option('--publish-only', 'leave the promotion to "site promote --pending"').conflicts([
        'retire',
        'watch',
        'lose',
      ]),
    )
    .option('--retire <app>', 'take a remote off the site with the same composition', parseApps)
    .option('--watch <time>', 'watch for 30s, 10m or 1h afterwards, and roll back what fails', parseWatch)
    .option('--at <url>', 'the address that is watched, if it is not that of the site', parseAddress)
    .option('--log <file>', 'an access log in which failures are counted', collect)
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (apps: readonly string[], options: DeployOptions) =>
        // The key of a team may not write what a promotion needs.
        await (options.dryRun || options.publishOnly ? planStore : changeStore)(options, (session) =>
          run(session, apps, options),
        ),
    );
}

async function run(session: Session, named: readonly string[], options: DeployOptions): Promise<object> {
  // A repository has only some apps of the site: the others stay as they are.
  const apps = siteOf(session.root) ? namesOf(session.root, named) : named;
  await check(session, apps, options);
  const { dryRun, publishOnly, lose: mayLose, retire } = options;
  if (publishOnly && !dryRun)
    return { pending: await publishApps(session, namesOf(session.root, apps), { ...options, isPending: true }) };
  const deploying: Promise<object> = dryRun
    ? planDeploy(session, apps, { mayLose }, retire)
    : deploy(session, apps, options);
  const result = await explainOwners(session, deploying);
  return options.watch === undefined ? result : await watch(session, result, options.watch, options);
}

function parseWatch(text: string): number {
  const time = parseTime(text);
  if (time !== undefined) return time;
  throw new UsageError(`--watch must be a time such as 30s, 10m or 1h, got "${text}"`);
}

const collect = (text: string, earlier: readonly string[] = []) => [...earlier, text];

/** Watches the site after a deploy; a dry run says what would be watched. */
async function watch<T extends object>(session: Session, result: T, milliseconds: number, options: DeployOptions) {
  const { at: url = new URL(await siteOrigin(session)), log: logs = [] } = options;
  if (options.dryRun) {
    const counted = logs.length > 0 ? `, and failures in ${logs.join(', ')}` : '';
    session.report.done(
      `would watch the pages of ${url.origin} in Chromium for ${duration(milliseconds)}${counted}, and roll back what fails`,
    );
    return result;
  }
  if (!('serial' in result && 'isNew' in result) || typeof result.serial !== 'number' || !result.isNew) return result;
  const deployed = deployedBy(await readLog(session.store), result.serial);
  return { ...result, watch: await watchDeploy(session, deployed, { url, milliseconds, logs, browser: true }) };
}

const siteOrigin = async ({ store }: Session) =>
  (await readLiveComposition(store, await readLog(store)))?.site?.origin ?? siteAddress().origin;

/** Refuses before the build what can be refused without one. */
async function check(session: Session, apps: readonly string[], options: DeployOptions) {
  const { root, store } = session;
  await refuseForeignApps(store, namesOf(root, apps), (await readCheckout(root)).repository);
  await checkCommit(session, apps, options);
  if (options.strict) checkPlaceholders(session, options);
}

const namesOf = (root: string, apps: readonly string[]) => (apps.length > 0 ? apps : appNames(root));

async function checkCommit({ root, store }: Session, apps: readonly string[], { force }: DeployOptions) {
  if (!force) await refuseOlder(store, namesOf(root, apps), await readCheckout(root));
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
