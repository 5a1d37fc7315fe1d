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

async function publish(session: Session, name: string, options: StrictOptions) {
  const placeholders = checkPlaceholders(session, options);
  return { ...(await publishApp(session, name)), placeholders };
}

/** Builds and publishes apps one by one; resolves with the name and the version of each release. */
export async function publishApps(session: Session, names: readonly string[], options: StrictOptions) {
  const apps = names.map((name) => findApp(session.root, name));
  checkPlaceholders(session, options);
  const releases = [];
  for (const { name } of apps) releases.push(await publishApp(session, name));
  return releases;
}

function checkPlaceholders({ report }: Session, { strict }: StrictOptions): readonly string[] {
  const placeholders = strict || isBucket() ? findPlaceholders() : [];
  reportPlaceholders(report, { placeholders, strict });
  return placeholders;
}

async function publishApp({ root, store, report }: Session, name: string) {
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
