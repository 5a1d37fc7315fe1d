import type { Command } from 'commander';
import { readCompressionLevel } from '../release/compress.ts';
import { type AppFolder, chooseApps } from '../workspace/workspace.ts';
import { parseApps } from './cli/arguments.ts';
import { addCommand, addDryRun, addMode, type ModeOptions } from './cli/options.ts';
import { type CheckoutSession, runInCheckout } from './cli/Session.ts';
import { reportStale } from './translated.ts';

export function addBuild(site: Command) {
  addDryRun(addMode(addCommand(site, 'build', 'build apps, all by default, into their "dist" folders')))
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (names: readonly string[], options: ModeOptions) =>
        await runInCheckout(options, (session) => {
          // The same setting as for the next command, which a pipeline should not refuse after a whole build.
          readCompressionLevel();
          return (options.dryRun ? plan : build)(session, chooseApps(session.root, names), options.mode);
        }),
    );
}

async function build({ report }: CheckoutSession, apps: readonly AppFolder[], mode: ModeOptions['mode']) {
  const { buildApp } = await import('../release/buildApp.ts');
  const builds = [];
  for (const app of apps) {
    report.step(`building ${app.name}`);
    const started = performance.now();
    const { release, folder, isFresh } = await buildApp(app, mode);
    const seconds = Number(((performance.now() - started) / 1000).toFixed(2));
    report.done(`${release.app}@${release.version} ${isFresh ? 'built' : 'unchanged'}`);
    builds.push({ app: app.name, version: release.version, folder, isFresh, seconds });
  }
  return { builds, stale: reportStale(report, apps) };
}

async function plan({ report }: CheckoutSession, apps: readonly AppFolder[], mode: ModeOptions['mode']) {
  const { isBuilt } = await import('../release/buildApp.ts');
  const planned = [];
  for (const app of apps) {
    const isUnchanged = await isBuilt(app, mode);
    report.line(`${app.name} ${isUnchanged ? 'unchanged' : 'would be built'}`);
    planned.push({ app: app.name, isUnchanged });
  }
  return { planned };
}
