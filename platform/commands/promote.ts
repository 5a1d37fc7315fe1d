import type { Command } from 'commander';
import { promote as makeLive } from '../live/promote.ts';
import { resolveReleases } from '../live/resolveReleases.ts';
import type { ReleaseName } from '../release/releases.ts';
import { parseReleases } from './arguments.ts';
import { addCommand, addReason, type ReasonOptions } from './options.ts';
import { reportLive } from './reportLive.ts';
import { changeStore, type Session } from './Session.ts';

export function addPromote(site: Command) {
  addReason(addCommand(site, 'promote', 'make these releases live, beside the other apps as they are'))
    .argument('<release...>', 'such as legal@1.0.0-3f2a9c1b7d or legal@latest', parseReleases)
    .action(
      async (releases: readonly ReleaseName[], options: ReasonOptions) =>
        await changeStore(options, async (session) =>
          promote(session, await resolveReleases(session.store, releases), options),
        ),
    );
}

export async function promote({ store, report }: Session, names: readonly ReleaseName[], { why }: ReasonOptions) {
  const text = names.map(({ app, version }) => `${app}@${version}`).join(' ');
  report.step(`promoting ${text}`);
  const request = { store, kind: 'promote', why: why ?? `promote ${text}`, onProgress: report.progress } as const;
  const result = await makeLive(request, names);
  const disabled = names.map(({ app }) => app).filter((app) => result.composition.apps[app]?.disabled);
  const summary = reportLive(report, result);
  for (const app of disabled) report.done(`${app} stays disabled: "site enable ${app}" loads its code again`);
  return { ...summary, disabled };
}
