import type { Release } from '@mirqam/shared/contract/Release';
import type { Command } from 'commander';
import { readHistory, wasLive } from '../live/history.ts';
import { projectHead } from '../live/projectHead.ts';
import { promote, readLive } from '../live/promote.ts';
import { publishRelease } from '../live/publishRelease.ts';
import { readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import { findApps } from '../workspace/workspace.ts';
import { addCommand, addMode, type BuildCommandOptions, run, type Session } from './Session.ts';
import { serveSite } from './serveSite.ts';

export function addStart(site: Command) {
  addMode(addCommand(site, 'start', 'build what changed, publish and promote it, serve the site')).action(
    async (options: BuildCommandOptions) => {
      refuseBucket();
      await run(options, (session) => start(session, options));
    },
  );
}

async function start(session: Session, { mode }: BuildCommandOptions) {
  // Refused before anything is built.
  const port = readPort();
  await update(session, mode);
  return await serveSite(session, port);
}

/** Builds what changed, publishes it, and promotes what has never been live. */
async function update(session: Session, mode: BuildCommandOptions['mode']): Promise<void> {
  const built = await publishAll(session, mode);
  const fresh = await neverLive(session, built);
  if (fresh.length > 0) await promoteAll(session, fresh);
  else await projectHead(session.store);
  await tellOthers(session, built);
}

async function promoteAll({ store, report }: Session, releases: readonly Release[]): Promise<void> {
  report.step('composing');
  const { entry, rendered, reused } = await promote(
    { store, kind: 'promote', why: 'start', onProgress: (done, total) => report.progress(done, total) },
    releases,
  );
  report.done(`composition ${entry.composition} is live: ${rendered} pages rendered, ${reused} taken over`);
}

/** Says which release visitors get, where it is not the one of the sources. */
async function tellOthers({ store, report }: Session, built: readonly Release[]): Promise<void> {
  const { composition } = await readLive(store);
  for (const { app, version } of built) {
    const live = composition?.apps[app]?.version;
    if (live === version) continue;
    report.done(
      `visitors get ${app}@${live ?? 'none'}, not what is built: "site promote ${app}@${version}" changes that`,
    );
  }
}

async function publishAll(
  { root, store, report }: Session,
  mode: BuildCommandOptions['mode'],
): Promise<readonly Release[]> {
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

/** What was live once stays as its owner left it: a start does not undo a rollback. */
async function neverLive({ store }: Session, releases: readonly Release[]): Promise<readonly Release[]> {
  const history = await readHistory(store);
  return releases.filter(({ app, version }) => !history.some((state) => wasLive(state, app, version)));
}
