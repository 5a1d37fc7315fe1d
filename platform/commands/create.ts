import type { Command } from 'commander';
import { createRemote, planRemote, refuseTaken } from '../workspace/createRemote.ts';
import { createRepository, installSteps } from '../workspace/createRepository.ts';
import { readAddresses } from '../workspace/siteAddresses.ts';
import { parseApp, UsageError } from './cli/arguments.ts';
import { addCommand, addDryRun, addFrom, type CommonOptions } from './cli/options.ts';
import { type CheckoutSession, runInCheckout } from './cli/Session.ts';

export function addCreate(site: Command) {
  const command = addCommand(site, 'create', 'create a remote with a first page, its route and tests');
  addFrom(addDryRun(command).option('--repository <folder>', 'create it in a repository of its own'))
    .argument('<name>', 'such as news, for the folder remote-news', parseApp)
    .action(
      async (name: string, options: CreateOptions) =>
        await runInCheckout(options, (session) => (options.dryRun ? plan : create)(session, name, options)),
    );
}

interface CreateOptions extends CommonOptions {
  readonly repository?: string;
}

async function create({ root, report }: CheckoutSession, name: string, { repository, from }: CreateOptions) {
  if (repository !== undefined) {
    refuseTaken(root, name, await readAddresses(root));
    const created = await createRepository(root, { name, folder: repository, from });
    report.done(
      `${repository} is created: ${installSteps(root, repository)}; then "npm start" shows it, "npm run deploy" deploys it`,
    );
    return { app: name, repository, files: created };
  }
  const files = await createRemote(root, name, await readAddresses(root));
  report.done(
    `remote-${name} is created: "npm run dev -w remote-${name}" shows it, "npm run deploy -w remote-${name}" deploys it`,
  );
  return { app: name, files };
}

async function plan({ root, report }: CheckoutSession, name: string, { repository }: CreateOptions) {
  if (repository !== undefined) throw new UsageError('--repository cannot be combined with --dry-run');
  const { copied, changed } = await planRemote(root, name, await readAddresses(root));
  const files = [...copied.keys()];
  for (const file of files) report.line(`add ${file}`);
  // Installed packages do not belong to the checkout.
  for (const file of [...changed.keys()].filter((path) => !path.startsWith('node_modules/')))
    report.line(`change ${file}`);
  report.done(`remote-${name} would be created`);
  return { app: name, files };
}
