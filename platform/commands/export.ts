import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type Host, hosts } from '../hosting/hosts.ts';
import { publicFiles } from '../live/publicFiles.ts';
import { oneOf } from './arguments.ts';
import { daysAgo } from './daysAgo.ts';
import { addCommand, addDryRun, addKeepDays, type DryRunOptions, type KeepOptions } from './options.ts';
import { readStore, type Session } from './Session.ts';
import { refuseFull, writeFolder } from './writeFolder.ts';

interface ExportOptions extends KeepOptions, DryRunOptions {
  readonly for: Host;
}

const names = Object.keys(hosts);

export function addExport(site: Command) {
  const forHost = new Option('--for <host>', 'the host that serves the folder')
    .choices(names)
    .argParser(oneOf('--for', names));
  const command = addCommand(site, 'export', 'write what is live into a folder for a host');
  addDryRun(addKeepDays(command))
    .argument('<folder>', 'new or empty')
    .addOption(forHost.makeOptionMandatory())
    .action(
      async (folder: string, options: ExportOptions) =>
        await readStore(options, (session) => exportSite(session, resolve(folder), options)),
    );
}

async function exportSite({ store, report }: Session, folder: string, options: ExportOptions) {
  const { for: host, keepDays, dryRun } = options;
  report.step(`exporting ${store.name}`);
  const { composition, files, folders, problems } = await publicFiles(store, await daysAgo(store, keepDays));
  const own = Object.entries(hosts[host](folders)).map(
    ([name, text]) => [name, async () => Buffer.from(text)] as const,
  );
  const all = new Map([...files, ...own]);
  if (dryRun) await refuseFull(folder);
  else await writeFolder(folder, all, report.progress);
  for (const problem of problems) report.line(`a release that open tabs may need is left out: ${problem}`);
  if (host === 'github-pages' || host === 'plain')
    report.line('no file sets the headers of the site: "site headers" prints them for a server that can send them');
  const outcome = dryRun ? 'would be' : 'is';
  report.done(`composition ${composition} ${outcome} exported for ${host}: ${all.size} files in ${folder}`);
  return { folder, host, composition, files: all.size, problems };
}
