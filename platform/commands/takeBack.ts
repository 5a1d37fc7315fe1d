import type { Command } from 'commander';
import { readLog } from '../live/log.ts';
import { resolveReleases } from '../live/releases/storedReleases.ts';
import { checkFrozen, planRevoke, revoke as revokeRelease, thaw as thawRelease } from '../live/takeBack.ts';
import type { ReleaseName } from '../release/publications.ts';
import { parseRelease } from './cli/arguments.ts';
import { addCommand, addDryRun, addReason, type CommonOptions } from './cli/options.ts';
import { changeOrPlan, type Session } from './cli/Session.ts';

/** Adds a command for one release. */
function addForRelease(
  site: Command,
  name: string,
  description: string,
  work: (session: Session, release: ReleaseName, options: CommonOptions) => Promise<object>,
) {
  addDryRun(addReason(addCommand(site, name, description)))
    .argument('<release>', 'such as legal@1.0.0-3f2a9c1b7d', parseRelease)
    .action(
      async (release: ReleaseName, options: CommonOptions) =>
        await changeOrPlan(options, async (session) => {
          const [resolved = release] = await resolveReleases(session.store, [release]);
          return await work(session, resolved, options);
        }),
    );
}

export const addThaw = (site: Command) =>
  addForRelease(site, 'thaw', 'let a release go live again that a rollback has frozen', thaw);

export const addRevoke = (site: Command) =>
  addForRelease(site, 'revoke', 'remove a release for good, from every way back and from open tabs', revoke);

async function thaw({ store, report }: Session, release: ReleaseName, { why, dryRun }: CommonOptions) {
  const name = `${release.app}@${release.version}`;
  checkFrozen(await readLog(store), release);
  if (dryRun) {
    report.done(`${name} could go live again`);
    return { release: name };
  }
  const { serial } = await thawRelease(store, release, why ?? `thaw ${name}`);
  report.done(`${name} may go live again: "site promote ${name}" makes it live`);
  return { release: name, serial };
}

async function revoke({ store, report }: Session, release: ReleaseName, { why, dryRun }: CommonOptions) {
  const name = `${release.app}@${release.version}`;
  report.step(`revoking ${name}`);
  const { compositions, previews } = dryRun
    ? await planRevoke(store, await readLog(store), release)
    : await revokeRelease(store, release, why ?? `revoke ${name}`);
  for (const id of compositions) report.line(`composition ${id} holds it`);
  for (const id of previews) report.line(`preview ${id} holds it`);
  const end = dryRun ? 'would never go live again' : 'never goes live again, and open tabs cannot load its code';
  report.done(`${name} ${end}`);
  return { release: name, compositions, previews };
}
