import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import type { Command } from 'commander';
import { reportLoss } from '../live/change/lostAddresses.ts';
import { draftPromotion, promote as makeLive } from '../live/promote.ts';
import { resolveReleases } from '../live/releases/storedReleases.ts';
import type { ReleaseName } from '../release/publications.ts';
import { parseReleases, UsageError } from './cli/arguments.ts';
import { addChange, type CommonOptions } from './cli/options.ts';
import { changeOrPlan, type Session } from './cli/Session.ts';
import { promotePending } from './deploy/promotePending.ts';
import { reportLive } from './print/reportLive.ts';
import { reportPlan } from './print/reportPlan.ts';

interface PromoteOptions extends CommonOptions {
  readonly pending?: boolean;
}

export function addPromote(site: Command) {
  addChange(site, 'promote', 'make releases live; the other apps stay as they are')
    .option('--pending', 'what owners have published with "site deploy --publish-only"')
    .argument('[release...]', 'such as legal@1.0.0-3f2a9c1b7d, legal@latest or legal@live', parseReleases)
    .action(async (releases: readonly ReleaseName[] = [], options: PromoteOptions) => {
      if (Boolean(options.pending) === releases.length > 0)
        throw new UsageError('promote takes releases, such as legal@latest, or --pending');
      return await changeOrPlan(options, async (session) => {
        if (options.pending) return await promotePending(session, options, (found) => promote(session, found, options));
        const names = await resolveReleases(session.store, releases);
        return options.dryRun
          ? await reportPlan(session, (log) => draftPromotion(session.store, log, names), {
              mayLose: options.lose,
            })
          : await promote(session, names, options);
      });
    });
}

interface Deploy {
  /** Chooses the releases again when somebody else has changed what is live. */
  readonly choose: () => Promise<readonly ReleaseName[]>;
  readonly site: SiteAddress;
  /** Remotes to take off the site with it. */
  readonly retired: readonly string[] | undefined;
}

/** Promotes releases and reports what visitors get. Rejects with a `UserError` for what a promotion refuses. */
export async function promote(
  { store, report }: Session,
  names: readonly ReleaseName[],
  { why, lose }: CommonOptions,
  { choose, site, retired }: Partial<Deploy> = {},
) {
  const text = names.map(({ app, version }) => `${app}@${version}`).join(' ') || `what is live, at ${site?.origin}`;
  report.step(`promoting ${text}`);
  const request = {
    store,
    kind: 'promote',
    why: why ?? `promote ${text}`,
    onProgress: report.progress,
    onLoss: reportLoss(report, lose),
  } as const;
  const result = await makeLive(request, choose ?? names, site, retired);
  const disabled = names.map(({ app }) => app).filter((app) => result.composition.apps[app]?.disabled);
  const summary = reportLive(report, result);
  for (const app of disabled) report.done(`${app} stays disabled: "site enable ${app}" loads its code again`);
  return { ...summary, disabled };
}
