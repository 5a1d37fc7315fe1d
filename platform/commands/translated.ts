import type { Command } from 'commander';
import type { Reporter } from '../messages/Reporter.ts';
import { recordTranslations, staleTranslations } from '../workspace/translations.ts';
import { type AppFolder, chooseApps } from '../workspace/workspace.ts';
import { parseApps } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { runInCheckout } from './cli/Session.ts';

export function addTranslated(site: Command) {
  addCommand(site, 'translated', 'record that the translations of apps, all by default, match the English of today')
    .argument('[app...]', 'the name of a remote', parseApps)
    .action(
      async (names: readonly string[], options: CommonOptions) =>
        await runInCheckout(options, async ({ root, report }) => {
          const translated = chooseApps(root, names).map((app) => ({ app: app.name, files: recordTranslations(app) }));
          for (const { app, files } of translated) if (files > 0) report.done(`${app}: ${files} translations recorded`);
          return { translated };
        }),
    );
}

/** Warns of the stale translations of apps, of the first three by name; returns all. */
export function reportStale(report: Reporter, apps: readonly AppFolder[]): readonly string[] {
  const stale = apps.flatMap(staleTranslations);
  for (const each of stale.slice(0, 3)) report.done(`warning: ${each}: translate the change, then "site translated"`);
  if (stale.length > 3)
    report.done(`warning: ${stale.length - 3} more translations are stale: "site types --json" lists them`);
  return stale;
}
