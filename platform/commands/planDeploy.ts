import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAddress } from '../compose/siteAddress.ts';
import { draftOf } from '../live/draftOf.ts';
import { readHistory } from '../live/history.ts';
import { findLive } from '../live/log.ts';
import { judgeRoutes } from '../live/promote.ts';
import { readLive } from '../live/readLive.ts';
import { releasesToDeploy } from '../live/releasesToDeploy.ts';
import { integrityOf } from '../release/hash.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { type AppFolder, findApp, findApps } from '../workspace/workspace.ts';
import { reportPlan } from './reportPlan.ts';
import type { Session } from './Session.ts';

/** Builds the named apps, or all, and reports what their deploy would change. Publishes nothing. */
export async function planDeploy(session: Session, names: readonly string[], placeOf?: (id: string) => string) {
  const { root, store } = session;
  const apps = names.length > 0 ? names.map((name) => findApp(root, name)) : findApps(root);
  const built: PinnedRelease[] = [];
  for (const app of apps) built.push(await build(session, app));
  const chosen = names.length > 0 ? built : await releasesToDeploy(store, await readHistory(store), built);
  return await reportPlan(
    session,
    async (log) => {
      const live = findLive(log) && (await readLive(store, log));
      const releases = { ...live?.releases, ...Object.fromEntries(chosen.map((release) => [release.app, release])) };
      // Only a deploy of all apps moves the site.
      const site = names.length === 0 ? siteAddress() : undefined;
      return judgeRoutes(await draftOf(store, log, releases, live?.composition, { site }));
    },
    { placeOf },
  );
}

async function build({ report }: Session, app: AppFolder): Promise<PinnedRelease> {
  const { buildApp } = await import('../release/buildApp.ts');
  report.step(`building ${app.name}`);
  const { release, folder } = await buildApp(app);
  return { ...release, hash: integrityOf(await readFile(join(folder, 'release.json'))) };
}
