import { previewBase } from '@mirqam/shared/contract/preview';
import type { Command } from 'commander';
import { writePreviewOf } from '../live/preview.ts';
import { draftPreview } from '../live/promote.ts';
import { resolveReleases } from '../live/releases/storedReleases.ts';
import type { ReleaseName } from '../release/publications.ts';
import { appNames } from '../workspace/workspace.ts';
import { parseReleases } from './cli/arguments.ts';
import { addCommand, addDryRun, type CommonOptions } from './cli/options.ts';
import { changeStore, planStore, type Session } from './cli/Session.ts';
import { planDeploy } from './deploy/planDeploy.ts';
import { type PlanOptions, reportPlan } from './print/reportPlan.ts';
import { publishApps } from './publish.ts';

export function addPreview(site: Command) {
  addDryRun(addCommand(site, 'preview', 'render releases, or this checkout, at their own address'))
    .argument(
      '[release...]',
      'such as legal@1.0.0-3f2a9c1b7d, legal@latest or legal@live; by default all apps, built',
      parseReleases,
    )
    .action(
      async (releases: readonly ReleaseName[], options: CommonOptions) =>
        await (options.dryRun
          ? planStore(options, (session) => plan(session, releases))
          : changeStore(options, async (session) => preview(session, await findReleases(session, releases)))),
    );
}

async function plan(session: Session, releases: readonly ReleaseName[]) {
  const { store } = session;
  const names = await resolveReleases(store, releases);
  const options: PlanOptions = {
    isPreview: true,
    mayLose: true,
    placeOf: (id) => `at ${previewBase(id)}`,
  };
  const planned =
    names.length > 0
      ? await reportPlan(session, (log) => draftPreview(store, log, names), options)
      : await planDeploy(session, appNames(session.root), options);
  return { ...planned, url: previewBase(planned.composition) };
}

async function findReleases(session: Session, releases: readonly ReleaseName[]): Promise<readonly ReleaseName[]> {
  if (releases.length > 0) return await resolveReleases(session.store, releases);
  return await publishApps(session, appNames(session.root), { isPreview: true });
}

async function preview({ store, report }: Session, names: readonly ReleaseName[]) {
  report.step('rendering the preview');
  const { url, composition, rendered, warnings = [] } = await writePreviewOf(store, names, report.progress);
  report.done(`composition ${composition.id} can be visited at ${url}`);
  for (const warning of warnings) report.done(`warning: ${warning}`);
  return { url, composition: composition.id, rendered, warnings };
}
