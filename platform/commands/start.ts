import type { Release } from '@mirqam/shared/contract/Release';
import type { Command } from 'commander';
import { readHistory, wasLive } from '../live/history.ts';
import { projectHead } from '../live/projectHead.ts';
import { promote } from '../live/promote.ts';
import { publishRelease } from '../live/publishRelease.ts';
import { readLive } from '../live/readLive.ts';
import { readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import { findApps } from '../workspace/workspace.ts';
import { addCommand, addMode, type ModeOptions } from './options.ts';
import { reportLive } from './reportLive.ts';
import { changeStore, type Session } from './Session.ts';
import { serveSite } from './serveSite.ts';

export function addStart(site: Command) {
  addMode(addCommand(site, 'start', 'build, publish and promote what has changed, then serve the site')).action(
    async (options: ModeOptions) => {
      const port = readPort();
      refuseBucket();
      await changeStore(options, async (session) => {
        await update(session, options.mode);
        return await serveSite(session, port);
      });
    },
  );
}

/** Builds and publishes what has changed, and promotes what has never been live. */
async function update(session: Session, mode: ModeOptions['mode']): Promise<void> {
  const built = await publishAll(session, mode);
  const fresh = await neverLive(session, built);
  if (fresh.length > 0) await promoteAll(session, fresh);
  else await projectHead(session.store);
  await reportOthers(session, built);
}

async function promoteAll({ store, report }: Session, releases: readonly Release[]): Promise<void> {
  report.step('composing');
  reportLive(report, await promote({ store, kind: 'promote', why: 'start', onProgress: report.progress }, releases));
}

/** Reports which release visitors get where it differs from the sources. */
async function reportOthers({ store, report }: Session, built: readonly Release[]): Promise<void> {
  const { composition } = await readLive(store);
  for (const { app, version } of built) {
    const live = composition.apps[app]?.version;
    if (live === version) continue;
    report.done(
      `visitors get ${app}@${live ?? 'none'}, not ${version}: "site promote ${app}@${version}" makes it live`,
    );
  }
}

async function publishAll({ root, store, report }: Session, mode: ModeOptions['mode']): Promise<readonly Release[]> {
  const { buildApp } = await import('../release/buildApp.ts');
  const releases: Release[] = [];
  for (const app of findApps(root)) {
    report.step(`building ${app.name}`);
    const { release, folder, isFresh } = await buildApp(app, mode);
    const isNew = await publishRelease(store, release, folder);
    report.done(`${release.app}@${release.version} ${isFresh ? 'built' : 'unchanged'}${isNew ? ', published' : ''}`);
    releases.push(release);
  }
  return releases;
}

/** The releases that have never been live: a start does not undo a rollback. */
async function neverLive({ store }: Session, releases: readonly Release[]): Promise<readonly Release[]> {
  const history = await readHistory(store);
  return releases.filter(({ app, version }) => !history.some((state) => wasLive(state, app, version)));
}
