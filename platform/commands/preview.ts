import type { Command } from 'commander';
import { writePreviewOf } from '../live/preview.ts';
import { resolveReleases } from '../live/resolveReleases.ts';
import type { ReleaseName } from '../release/releases.ts';
import { parseReleases } from './arguments.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { changeStore, type Session } from './Session.ts';

export function addPreview(site: Command) {
  addCommand(site, 'preview', 'render the site with these releases in it, at an address of its own')
    .argument('<release...>', 'such as legal@1.0.0-3f2a9c1b7d or legal@latest', parseReleases)
    .action(
      async (releases: readonly ReleaseName[], options: CommonOptions) =>
        await changeStore(options, async (session) => preview(session, await resolveReleases(session.store, releases))),
    );
}

async function preview({ store, report }: Session, names: readonly ReleaseName[]) {
  report.step('rendering the preview');
  const { url, composition, rendered } = await writePreviewOf(store, names, report.progress);
  report.done(`composition ${composition.id} can be visited at ${url}`);
  return { url, composition: composition.id, rendered };
}
