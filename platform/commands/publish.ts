import type { Command } from 'commander';
import { refuseForeignApps } from '../live/owners.ts';
import { submitRelease } from '../live/pending.ts';
import { publishRelease } from '../live/publishRelease.ts';
import { UserError } from '../messages/UserError.ts';
import type { ReleaseName } from '../release/publications.ts';
import { findRelease } from '../release/releases.ts';
import { isBucket } from '../store/openStore.ts';
import type { BuildOptions } from '../webpack/App.ts';
import { readCheckout } from '../workspace/git.ts';
import { findApp, findApps } from '../workspace/workspace.ts';
import { parseApp } from './cli/arguments.ts';
import { addCommand, addDryRun, addStrict, type CommonOptions } from './cli/options.ts';
import { changeOrPlan, type Session } from './cli/Session.ts';
import { findPlaceholders } from './deploy/placeholders.ts';
import { reportStale } from './translated.ts';

interface PublishOptions extends CommonOptions {
  readonly mode?: BuildOptions['mode'];
  readonly isPreview?: boolean;
  /** Whether the store is for this machine alone, where nobody asks which repository an app belongs to. */
  readonly isLocal?: boolean;
  /** Whether somebody else promotes it, see `submitRelease`. */
  readonly isPending?: boolean;
}

export function addPublish(site: Command) {
  addDryRun(addStrict(addCommand(site, 'publish', 'build an app and write its release into the store')))
    .argument('<app>', 'shell, or the name of a remote', parseApp)
    .action(
      async (app: string, options: CommonOptions) =>
        await changeOrPlan(options, async (session) => {
          await refuseForeignApps(session.store, [app], (await readCheckout(session.root)).repository);
          const placeholders = checkPlaceholders(session, options);
          return { ...(await (options.dryRun ? plan : publishApp)(session, app)), placeholders };
        }),
    );
}

/** Builds an app and reports whether its release is new. Publishes nothing. */
async function plan(session: Session, name: string) {
  const { store, report } = session;
  const { app, version } = (await build(session, name)).release;
  const isNew = !(await findRelease(store, app, version));
  report.done(`${app}@${version} ${isNew ? 'would be' : 'was'} published in ${store.name}`);
  return { app, version, isNew };
}

/** Builds apps and publishes them, one by one. */
export async function publishApps(session: Session, names: readonly string[], options: PublishOptions) {
  const apps = names.map((name) => findApp(session.root, name));
  checkPlaceholders(session, options);
  const releases: ReleaseName[] = [];
  for (const { name } of apps) releases.push(await publishApp(session, name, options));
  return releases;
}

/** Reports stale translations, and the placeholders that would reach visitors. Throws a `UserError` for both with `strict`. */
export function checkPlaceholders({ root, report }: Session, { strict }: CommonOptions): readonly string[] {
  const stale = reportStale(report, findApps(root));
  if (strict && stale.length > 0)
    throw new UserError(
      `${stale.join('; ')}: translate the changes, then "site translated", or run this without --strict`,
    );
  const placeholders = strict || isBucket() ? findPlaceholders() : [];
  if (strict && placeholders.length > 0)
    throw new UserError(`placeholders are left: replace ${placeholders.join('; ')}, or run this without --strict`);
  for (const placeholder of placeholders) report.done(`placeholder left: ${placeholder}`);
  return placeholders;
}

async function build({ root, report }: Session, name: string, mode?: BuildOptions['mode']) {
  const app = findApp(root, name);
  const { buildApp } = await import('../release/buildApp.ts');
  report.step(`building ${app.name}`);
  return await buildApp(app, mode);
}

async function publishApp(
  session: Session,
  name: string,
  { mode, isPreview = false, isLocal = false, isPending }: PublishOptions = {},
) {
  const { root, store, report } = session;
  const { release, folder, isFresh } = await build(session, name, mode);
  const { app, version } = release;
  const { commit, repository } = await readCheckout(root);
  report.step(`publishing ${app}@${version}`);
  if (isPending) {
    await submitRelease(store, release, folder, { commit, repository });
    report.done(`${app}@${version} is in ${store.name}, and waits for "site promote --pending"`);
    return { app, version, isNew: true };
  }
  const isNew = await publishRelease(store, release, folder, {
    commit,
    repository: isLocal ? undefined : repository,
    isPreview,
    onProgress: report.progress,
  });
  const place = isNew ? 'published in' : 'was published before in';
  report.done(`${app}@${version} ${isFresh ? 'built' : 'unchanged'}, ${place} ${store.name}`);
  return { app, version, isNew };
}
