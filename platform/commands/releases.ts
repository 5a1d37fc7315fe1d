import type { Command } from 'commander';
import { readStoredReleases, type StoredRelease } from '../live/releases/storedReleases.ts';
import { oneLine, timeAgo } from '../messages/print.ts';
import { UserError } from '../messages/UserError.ts';
import type { Publication } from '../release/publications.ts';
import { parseApp } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';
import { describeSource } from './print/describeStatus.ts';

export function addReleases(site: Command) {
  addCommand(site, 'releases', 'list the releases of the store by app, newest first')
    .argument('[app]', 'shell, or the name of a remote', parseApp)
    .action(
      async (app: string | undefined, options: CommonOptions) =>
        await readStore(options, (session) => releases(session, app)),
    );
}

async function releases({ store, report }: Session, app: string | undefined) {
  const stored = await readStoredReleases(store, app);
  if (app && stored.length === 0)
    throw new UserError(`no release of ${app} is in ${store.name}: run "site publish ${app}" first`);
  if (stored.length === 0) report.done(`no release is in ${store.name}`);
  for (const line of stored.map(describe)) report.line(line);
  return { store: store.name, releases: stored };
}

const describe = ({ app, version, state, published }: StoredRelease) =>
  `${app}@${version}  ${state.padEnd(10)}  ${oneLine(describeRecord(published))}`;

const describeRecord = ({ who, when, ...source }: Publication) =>
  `${timeAgo(when)}  ${who}  ${describeSource(source)}`.trimEnd();
