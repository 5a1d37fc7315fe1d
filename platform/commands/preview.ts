import type { Command } from 'commander';
import { writePreviewOf } from '../live/preview.ts';
import { readRelease } from '../release/releases.ts';
import { parseReleases, type ReleaseName } from './arguments.ts';
import { addCommand, type CommonOptions, run, type Session } from './Session.ts';

export function addPreview(site: Command) {
  addCommand(site, 'preview', 'make what is live with these releases visitable under an address of its own')
    .argument('<release...>', 'such as legal@1.0.0-3f2a9c1b7d', parseReleases)
    .action(
      async (releases: readonly ReleaseName[], options: CommonOptions) =>
        await run(options, (session) => preview(session, releases)),
    );
}

async function preview({ store, report }: Session, names: readonly ReleaseName[]) {
  report.step('rendering the preview');
  const releases = await Promise.all(names.map(({ app, version }) => readRelease(store, app, version)));
  const { url, composition, rendered } = await writePreviewOf(store, releases, (done, total) =>
    report.progress(done, total),
  );
  report.done(`composition ${composition.id} can be visited at ${url}`);
  return { url, composition: composition.id, rendered };
}
