import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { siteAddress } from '../compose/siteAddress.ts';
import { refuseHeldBack } from '../live/heldBack.ts';
import { readHistory } from '../live/history.ts';
import { draftReplacing, judge } from '../live/promote.ts';
import { releasesToDeploy } from '../live/releasesToDeploy.ts';
import { refuseDuringRemoval } from '../live/removals.ts';
import { integrityOf } from '../release/hash.ts';
import { type PinnedRelease, publicRelease } from '../release/releases.ts';
import { openTrial } from '../store/openTrial.ts';
import { unlessAbsent } from '../store/unless.ts';
import { type AppFolder, findApp, findApps } from '../workspace/workspace.ts';
import { type PlanOptions, reportPlan } from './reportPlan.ts';
import type { Session } from './Session.ts';

/** Builds the named apps, or all, and reports what their deploy would change. Publishes nothing. */
export async function planDeploy(
  session: Session,
  names: readonly string[],
  options?: PlanOptions,
  retired?: readonly string[],
) {
  const { root, store } = session;
  const apps = names.length > 0 ? names.map((name) => findApp(root, name)) : findApps(root);
  const built: PinnedRelease[] = [];
  const folders = new Map<string, string>();
  for (const app of apps) {
    const { folder, release } = await build(session, app);
    built.push(release);
    folders.set(releaseFolder(release.app, release.version), folder);
  }
  const chosen = names.length > 0 ? built : await releasesToDeploy(store, await readHistory(store), built);
  const shown = options?.isPreview ? chosen : chosen.map(publicRelease);
  return await reportPlan(
    { ...session, store: openTrial(store, (key) => readBuild(folders, key)) },
    async (log) => {
      refuseHeldBack(log, chosen);
      for (const { app, version } of built) await refuseDuringRemoval(store, log, 'releases', `${app}@${version}`);
      // Only a deploy of all apps moves the site.
      const site = names.length === 0 ? siteAddress() : undefined;
      const isSites = site !== undefined || names.includes('shell');
      return await judge(store, log, await draftReplacing(store, log, shown, site, retired), isSites);
    },
    options,
  );
}

/** Reads a file of a release that is not published yet. */
async function readBuild(folders: ReadonlyMap<string, string>, key: string): Promise<Buffer | undefined> {
  const [first = '', app = '', version = '', ...names] = key.split('/');
  const folder = folders.get([first, app, version].join('/'));
  return folder === undefined ? undefined : await readFile(join(folder, ...names)).catch(unlessAbsent);
}

async function build({ report }: Session, app: AppFolder) {
  const { buildApp } = await import('../release/buildApp.ts');
  report.step(`building ${app.name}`);
  const { release, folder } = await buildApp(app);
  const hash = integrityOf(await readFile(join(folder, 'release.json')));
  return { folder, release: { ...release, hash } };
}
