import type { Command } from 'commander';
import { publishRelease } from '../live/publishRelease.ts';
import { isBucket } from '../store/openStore.ts';
import { findApp } from '../workspace/workspace.ts';
import { parseApp } from './arguments.ts';
import { findPlaceholders } from './findPlaceholders.ts';
import { addCommand, addStrict, type StrictOptions } from './options.ts';
import { reportPlaceholders } from './reportPlaceholders.ts';
import { changeStore, type Session } from './Session.ts';

export function addPublish(site: Command) {
  addStrict(addCommand(site, 'publish', 'build an app if it has changed, and write the release into the store'))
    .argument('<app>', 'shell, or the name of a remote', parseApp)
    .action(
      async (app: string, options: StrictOptions) =>
        await changeStore(options, (session) => publish(session, app, options)),
    );
}

export async function publish({ root, store, report }: Session, name: string, { strict }: StrictOptions) {
  const app = findApp(root, name);
  const placeholders = strict || isBucket() ? findPlaceholders() : [];
  reportPlaceholders(report, { placeholders, strict });
  const { buildApp } = await import('../release/buildApp.ts');
  report.step(`building ${app.name}`);
  const { release, folder } = await buildApp(app);
  report.step(`publishing ${app.name}@${release.version}`);
  const isNew = await publishRelease(store, release, folder);
  const { version } = release;
  report.done(`${app.name}@${version} ${isNew ? 'is published in' : 'was published before in'} ${store.name}`);
  return { app: app.name, version, isNew, placeholders };
}
