import type { Command } from 'commander';
import { writePreviewOf } from '../live/preview.ts';
import { resolveReleases } from '../live/resolveReleases.ts';
import type { ReleaseName } from '../release/releases.ts';
import { findApps } from '../workspace/workspace.ts';
import { parseReleases } from './arguments.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { publishApps } from './publish.ts';
import { changeStore, type Session } from './Session.ts';

export function addPreview(site: Command) {
  addCommand(site, 'preview', 'render the site with these releases, or this checkout, at an address of its own')
    .argument(
      '[release...]',
      'such as legal@1.0.0-3f2a9c1b7d or legal@latest; by default all apps, built',
      parseReleases,
    )
    .action(
      async (releases: readonly ReleaseName[], options: CommonOptions) =>
        await changeStore(options, async (session) => preview(session, await findReleases(session, releases))),
    );
}

async function findReleases(session: Session, releases: readonly ReleaseName[]): Promise<readonly ReleaseName[]> {
  if (releases.length > 0) return await resolveReleases(session.store, releases);
  const apps = findApps(session.root).map(({ name }) => name);
  return await publishApps(session, apps, {});
}

async function preview({ store, report }: Session, names: readonly ReleaseName[]) {
  report.step('rendering the preview');
  const { url, composition, rendered } = await writePreviewOf(store, names, report.progress);
  report.done(`composition ${composition.id} can be visited at ${url}`);
  return { url, composition: composition.id, rendered };
}
