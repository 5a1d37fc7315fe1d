import type { Command } from 'commander';
import { findApp, findApps } from '../workspace/workspace.ts';
import { parseApps } from './arguments.ts';
import { addCommand, addMode, type ModeOptions } from './options.ts';
import { type CheckoutSession, runInCheckout } from './Session.ts';

export function addBuild(site: Command) {
  addMode(addCommand(site, 'build', 'build the named apps, or all apps, into their "dist" folders'))
    .argument('[app...]', 'shell, or the name of a remote', parseApps)
    .action(
      async (apps: readonly string[], options: ModeOptions) =>
        await runInCheckout(options, (session) => build(session, apps, options.mode)),
    );
}

async function build({ root, report }: CheckoutSession, names: readonly string[], mode: ModeOptions['mode']) {
  const apps = names.length > 0 ? names.map((name) => findApp(root, name)) : findApps(root);
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
  return { builds };
}
