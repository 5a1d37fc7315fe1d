import { relative, resolve } from 'node:path';
import { languages } from '@mirqam/shared/contract/languages';
import { type Command, Option } from 'commander';
import { notFoundFiles } from '../compose/pages/listPages.ts';
import { redirectFile, redirectsOf } from '../compose/redirects.ts';
import {
  type Host,
  hostedRedirects,
  hosts,
  hostsWithOneNotFound,
  hostsWithoutHeaders,
  hostsWithRedirects,
} from '../hosting/hosts.ts';
import { publicFiles } from '../live/publicFiles.ts';
import { allowReports } from '../live/readHostedSite.ts';
import { UserError } from '../messages/UserError.ts';
import { policyOf } from '../release/releases.ts';
import { oneOf } from './cli/arguments.ts';
import { addCommand, addDryRun, addKeepDays, daysAgo, type KeepOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';
import { refuseFull, writeFolder } from './writeFolder.ts';

interface ExportOptions extends KeepOptions {
  readonly for: Host;
}

const names = Object.keys(hosts);

export function addExport(site: Command) {
  const forHost = new Option('--for <host>', 'the host that serves the folder')
    .choices(names)
    .argParser(oneOf('--for', names));
  const command = addCommand(site, 'export', 'write what is live into a folder for a host');
  addDryRun(addKeepDays(command))
    .argument('<folder>', 'a new or empty folder')
    .addOption(forHost.makeOptionMandatory())
    .action(
      async (folder: string, options: ExportOptions) =>
        await readStore(options, (session) => exportSite(session, resolve(folder), options)),
    );
}

async function exportSite({ store, report }: Session, folder: string, options: ExportOptions) {
  const { for: host, keepDays, dryRun } = options;
  if (!relative(store.name, folder).startsWith('..'))
    throw new UserError(`${folder} lies in the store ${store.name}: name a folder outside of it`);
  report.step(`exporting ${store.name}`);
  const site = await publicFiles(store, await daysAgo(store, keepDays));
  const { releases } = site.live;
  const all = hostsWithRedirects.includes(host) ? redirectsOf(Object.values(releases)) : [];
  const redirects = hostedRedirects(all);
  const files = new Map(site.files);
  const inAll = files.get(notFoundFiles.all);
  files.delete(notFoundFiles.all);
  if (inAll && hostsWithOneNotFound.includes(host)) files.set(notFoundFiles.english, inAll);
  for (const redirect of redirects) files.delete(redirectFile(redirect));
  const security = allowReports(policyOf(releases).headers, site.live.composition.site?.reports);
  const missing = languages.flatMap(({ prefix }) => (site.files.has(`${prefix}/404.html`.slice(1)) && prefix) || []);
  const own = Object.entries(hosts[host]({ security, redirects, missing, files: [...files.keys()] })).map(
    ([name, text]) => [name, async () => Buffer.from(text)] as const,
  );
  await refuseFull(folder);
  if (!dryRun) await writeFolder(folder, new Map([...files, ...own]), report.progress);
  if (all.length > redirects.length)
    report.line(`${host} reads ${redirects.length} of the ${all.length} redirects: the others are pages that refresh`);
  for (const problem of site.problems) report.line(`what open tabs may need is left out: ${problem}`);
  if (hostsWithoutHeaders.includes(host))
    report.line('no file sets the headers of the site: "site headers" prints them for a server that can send them');
  const outcome = dryRun ? 'would be' : 'is';
  const { id } = site.live.composition;
  const count = files.size + own.length;
  report.done(`composition ${id} ${outcome} exported for ${host}: ${count} files in ${folder}`);
  return { folder, host, composition: id, files: count, problems: site.problems };
}
