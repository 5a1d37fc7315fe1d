import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type Host, hosts } from '../hosting/hosts.ts';
import { publicFiles } from '../live/publicFiles.ts';
import { daysAgo } from './daysAgo.ts';
import { addCommand, addKeepDays, type KeepOptions } from './options.ts';
import { readStore, type Session } from './Session.ts';
import { writeFolder } from './writeFolder.ts';

interface ExportOptions extends KeepOptions {
  readonly for: Host;
}

export function addExport(site: Command) {
  const forHost = new Option('--for <host>', 'the host that serves the folder').choices(Object.keys(hosts));
  addKeepDays(addCommand(site, 'export', 'write what is live, and what open tabs need, into a folder for a host'))
    .argument('<folder>', 'new or empty')
    .addOption(forHost.makeOptionMandatory())
    .action(
      async (folder: string, options: ExportOptions) =>
        await readStore(options, (session) => exportSite(session, resolve(folder), options)),
    );
}

async function exportSite({ store, report }: Session, folder: string, { for: host, keepDays }: ExportOptions) {
  report.step(`exporting ${store.name}`);
  const { composition, files, folders, problems } = await publicFiles(store, await daysAgo(store, keepDays));
  const own = Object.entries(hosts[host](folders)).map(
    ([name, text]) => [name, async () => Buffer.from(text)] as const,
  );
  const all = new Map([...files, ...own]);
  await writeFolder(folder, all, report.progress);
  for (const problem of problems) report.done(`a release that open tabs may need is left out: ${problem}`);
  if (host === 'github-pages' || host === 'plain')
    report.done('no file sets the headers of the site: "site headers" prints them for a server that can send them');
  report.done(`composition ${composition} is exported for ${host}: ${all.size} files in ${folder}`);
  return { folder, host, composition, files: all.size, problems };
}
