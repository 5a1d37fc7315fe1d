import type { Command } from 'commander';
import { publishRelease } from '../live/publishRelease.ts';
import { findApp } from '../workspace/workspace.ts';
import { parseApp } from './arguments.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { changeStore, type Session } from './Session.ts';

export function addPublish(site: Command) {
  addCommand(site, 'publish', 'build an app if it has changed, and write the release into the store')
    .argument('<app>', 'shell, or the name of a remote', parseApp)
    .action(
      async (app: string, options: CommonOptions) => await changeStore(options, (session) => publish(session, app)),
    );
}

export async function publish({ root, store, report }: Session, name: string) {
  const app = findApp(root, name);
  const { buildApp } = await import('../release/buildApp.ts');
  report.step(`building ${app.name}`);
  const { release, folder } = await buildApp(app);
  report.step(`publishing ${app.name}@${release.version}`);
  const isNew = await publishRelease(store, release, folder);
  const { version } = release;
  report.done(`${app.name}@${version} ${isNew ? 'is published in' : 'was published before in'} ${store.name}`);
  return { app: app.name, version, isNew };
}
