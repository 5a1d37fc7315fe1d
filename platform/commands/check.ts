import type { Command } from 'commander';
import { compose } from '../compose/compose.ts';
import { readLiveReleases } from '../dev/upstream/takeSnapshot.ts';
import { checkCode } from '../release/checkCode.ts';
import { checkFiles } from '../release/checkFiles.ts';
import { checkRoutes } from '../release/checkRoutes.ts';
import { readBuilt } from '../release/readStored.ts';
import { openStore } from '../store/openStore.ts';
import { appNames, findApp, siteOf } from '../workspace/workspace.ts';
import { parseApps } from './cli/arguments.ts';
import { addCommand, addFrom, type CommonOptions } from './cli/options.ts';
import { type CheckoutSession, runInCheckout } from './cli/Session.ts';
import { buildPinned, planDeploy } from './deploy/planDeploy.ts';

export function addCheck(site: Command) {
  addFrom(addCommand(site, 'check', 'run the gates of a promotion against the live site, and change nothing'))
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (apps: readonly string[], { from, ...options }: CommonOptions) =>
        await runInCheckout(options, async (session) => {
          const { root } = session;
          const names = apps.length > 0 ? apps : appNames(root);
          const place = from ?? (process.env['SITE_STORE'] ? undefined : siteOf(root)?.from);
          if (place && /^https?:/.test(place)) return await checkAt(session, names, place);
          return await planDeploy({ ...session, store: await openStore(root, place) }, names);
        }),
    );
}

/** A site serves what its releases are made of, but not the shell's build for Node, which renders pages. */
async function checkAt(session: CheckoutSession, names: readonly string[], place: string) {
  const { root, report } = session;
  const live = await readLiveReleases(root, place);
  const built = [];
  for (const app of names.map((name) => findApp(root, name))) {
    const { release, folder } = await buildPinned(session, app);
    checkFiles(release);
    await checkCode(release, readBuilt(folder, release));
    built.push(release);
  }
  const changed = Object.fromEntries(built.map((release) => [release.app, release]));
  const releases = { ...Object.fromEntries(live.map((release) => [release.app, release])), ...changed };
  checkRoutes(Object.values(releases), live);
  compose(releases);
  const versions = Object.fromEntries(built.map(({ app, version }) => [app, version]));
  report.done(
    `${built.map(({ app, version }) => `${app}@${version}`).join(' ')} fits ${place}; "site check --from <store>" renders the pages as well`,
  );
  return { from: place, versions };
}
