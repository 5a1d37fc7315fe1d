import type { Release } from '../../contract/Release.ts';
import type { BuildOptions } from '../../build/App.ts';
import { buildApp } from '../build/buildApp.ts';
import { projectHead, readHead } from '../live.ts';
import { promote } from '../promote.ts';
import type { Reporter } from '../Reporter.ts';
import { publishRelease } from '../releases.ts';
import { createServer } from '../serve/createServer.ts';
import { listen } from '../serve/listen.ts';
import type { Store } from '../store/Store.ts';
import { findApps } from '../workspace.ts';

/** Builds what changed, publishes it, promotes what is new to the store, and serves what is live. */
export async function start(root: string, store: Store, report: Reporter, mode?: BuildOptions['mode']): Promise<void> {
  await update(root, store, report, mode);
  const server = await createServer(store.name);
  await listen(server, report);
}

/** Everything of `start` but the server. */
export async function update(root: string, store: Store, report: Reporter, mode?: BuildOptions['mode']): Promise<void> {
  const head = await readHead(store);
  const changes: Release[] = [];
  for (const app of findApps(root)) {
    report.step(`building ${app.name}`);
    const { release, folder, isFresh } = await buildApp(app, mode);
    const isNew = await publishRelease(store, release, folder);
    report.done(`${release.app}@${release.version} ${isFresh ? 'built' : 'unchanged'}${isNew ? ', published' : ''}`);
    // What the store knows already stays as its owner left it: a start does not undo a rollback.
    if (isNew || !head) changes.push(release);
  }
  if (changes.length === 0) {
    await projectHead(store);
    return;
  }
  report.step('composing');
  const { entry, rendered, reused } = await promote(
    { store, kind: 'promote', why: 'start', onProgress: (done, total) => report.progress(done, total) },
    changes,
  );
  report.done(`composition ${entry.composition} is live: ${rendered} pages rendered, ${reused} taken over`);
}
