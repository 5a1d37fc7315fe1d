import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAddress } from '../../compose/siteAddress.ts';
import { readLog } from '../../live/log.ts';
import { draftReplacing, judge } from '../../live/promote.ts';
import { refuseHeldBack, releasesToDeploy } from '../../live/releases/heldBack.ts';
import { integrityOf } from '../../release/hash.ts';
import { objectKey } from '../../release/objects.ts';
import { filesOf } from '../../release/readStored.ts';
import { type PinnedRelease, publicRelease } from '../../release/releases.ts';
import { unlessAbsent } from '../../store/disk.ts';
import { openTrial } from '../../store/openTrial.ts';
import { type AppFolder, chooseApps } from '../../workspace/workspace.ts';
import type { CheckoutSession, Session } from '../cli/Session.ts';
import { type PlanOptions, reportPlan } from '../print/reportPlan.ts';

/** Builds the named apps, or all, and reports what their deploy would change. Publishes nothing. */
export async function planDeploy(
  session: Session,
  names: readonly string[],
  options?: PlanOptions,
  retired?: readonly string[],
) {
  const { root, store } = session;
  const built: PinnedRelease[] = [];
  const files = new Map<string, string>();
  for (const app of chooseApps(root, names)) {
    const { folder, release } = await buildPinned(session, app);
    built.push(release);
    for (const [key, file] of keysOf(release)) files.set(key, join(folder, file));
  }
  const chosen = names.length > 0 ? built : releasesToDeploy(await readLog(store), built);
  const shown = options?.isPreview ? chosen : chosen.map(publicRelease);
  const trial = openTrial(store, (key) => readUnpublished(files, key));
  return await reportPlan(
    { ...session, store: trial },
    async (log) => {
      refuseHeldBack(log, chosen);
      // Only a deploy of all apps moves the site.
      const site = names.length === 0 ? siteAddress() : undefined;
      const isSites = site !== undefined || names.includes('shell');
      return await judge(trial, log, await draftReplacing(trial, log, shown, site, retired), isSites);
    },
    options,
  );
}

/** The objects that a release would have once it is published, with its files. */
function keysOf(release: PinnedRelease): readonly (readonly [key: string, file: string])[] {
  return filesOf(release).map(({ file, form, integrity }) => [objectKey(integrity, form), file + form] as const);
}

/** Reads a file of a release that is not published yet. */
async function readUnpublished(files: ReadonlyMap<string, string>, key: string): Promise<Buffer | undefined> {
  const file = files.get(key);
  return file === undefined ? undefined : await readFile(file).catch(unlessAbsent);
}

/** Builds an app; resolves to its release with the hash that a store would have of it, and to its folder. */
export async function buildPinned({ report }: CheckoutSession, app: AppFolder) {
  const { buildApp } = await import('../../release/buildApp.ts');
  report.step(`building ${app.name}`);
  const { release, folder } = await buildApp(app);
  const hash = integrityOf(await readFile(join(folder, 'release.json')));
  return { folder, release: { ...release, hash } };
}
