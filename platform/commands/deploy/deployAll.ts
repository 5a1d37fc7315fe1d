import { siteAddress } from '../../compose/siteAddress.ts';
import { readLog } from '../../live/log.ts';
import { describeHeldBack, findHeldBack, releasesToDeploy } from '../../live/releases/heldBack.ts';
import type { ReleaseName } from '../../release/publications.ts';
import type { BuildOptions } from '../../webpack/App.ts';
import { appNames } from '../../workspace/workspace.ts';
import type { CommonOptions } from '../cli/options.ts';
import type { Session } from '../cli/Session.ts';
import { promote } from '../promote.ts';
import { publishApps } from '../publish.ts';
import { reportLeft } from './leftApps.ts';

interface DeployAllOptions extends CommonOptions {
  readonly retire?: readonly string[];
  readonly mode?: BuildOptions['mode'];
  readonly isLocal?: boolean;
}

/**
 * Publishes all apps, and promotes as one composition what `releasesToDeploy` chooses, so no rollback is undone. Without a
 * release to promote it moves the site to `siteAddress`, applies a changed platform, and finishes what
 * a killed command has left. `check` refuses before each choice what must not replace the live releases.
 */
export async function deployAll(session: Session, options: DeployAllOptions, check?: () => Promise<void>) {
  const { root, store } = session;
  const published = await publishApps(session, appNames(root), options);
  const choose = async () => {
    await check?.();
    return releasesToDeploy(await readLog(store), published);
  };
  const result = await promote(session, await choose(), options, {
    choose,
    site: siteAddress(),
    retired: options.retire,
  });
  reportLeft(session, result.apps);
  await reportOthers(session, published, result.apps);
  return result;
}

/** Reports each app whose live release is not the published one. */
async function reportOthers(
  { store, report }: Session,
  published: readonly ReleaseName[],
  live: Readonly<Record<string, string>>,
) {
  const log = await readLog(store);
  for (const { app, version } of published) {
    if (live[app] === version) continue;
    const held = findHeldBack(log, { app, version });
    const remedy = held
      ? `${describeHeldBack(held)}, until "site thaw ${app}@${version}"`
      : `"site promote ${app}@${version}" makes it live`;
    report.done(`visitors get ${app}@${live[app] ?? 'none'}, not ${version}: ${remedy}`);
  }
}
