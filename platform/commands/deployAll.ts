import { isDeepStrictEqual } from 'node:util';
import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { siteAddress } from '../compose/siteAddress.ts';
import { readHistory } from '../live/history.ts';
import { projectHead } from '../live/projectHead.ts';
import { readLive } from '../live/readLive.ts';
import { releasesToDeploy } from '../live/releasesToDeploy.ts';
import type { ReleaseName } from '../release/releases.ts';
import type { BuildOptions } from '../webpack/App.ts';
import { findApps } from '../workspace/workspace.ts';
import type { ReasonOptions, StrictOptions } from './options.ts';
import { promote } from './promote.ts';
import { publishApps } from './publish.ts';
import { reportLive } from './reportLive.ts';
import type { Session } from './Session.ts';

interface DeployAllOptions extends ReasonOptions, StrictOptions {
  readonly mode?: BuildOptions['mode'];
}

/** Publishes all apps, and promotes as one composition what `releasesToDeploy` chooses, so no rollback is undone, at the address of `siteAddress`. */
export async function deployAll(session: Session, options: DeployAllOptions) {
  const { root, store } = session;
  const apps = findApps(root).map(({ name }) => name);
  const published = await publishApps(session, apps, options);
  const chosen = releasesToDeploy(await readHistory(store), published);
  const site = siteAddress();
  const result =
    chosen.length > 0 ? await promote(session, chosen, options, site) : await keepOrMove(session, options, site);
  reportOthers(session, published, result.apps);
  return result;
}

/** Promotes the live releases again for a new address of the site; else finishes what a killed command has left. */
async function keepOrMove(session: Session, { why }: DeployAllOptions, site: SiteAddress) {
  const { store, report } = session;
  const { entry, composition } = await readLive(store);
  if (!isDeepStrictEqual(composition.site, site))
    return await promote(session, [], { why: why ?? `move to ${site.origin}` }, site);
  await projectHead(store);
  return reportLive(report, { entry, composition, isNew: false, rendered: 0, reused: 0 });
}

/** Reports each app whose live release is not the published one. */
function reportOthers({ report }: Session, published: readonly ReleaseName[], live: Readonly<Record<string, string>>) {
  for (const { app, version } of published) {
    if (live[app] === version) continue;
    report.done(
      `visitors get ${app}@${live[app] ?? 'none'}, not ${version}: "site promote ${app}@${version}" makes it live`,
    );
  }
}
