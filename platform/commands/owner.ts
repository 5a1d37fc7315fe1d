import type { Command } from 'commander';
import { readLog } from '../live/log.ts';
import { handOver, ownersOf } from '../live/owners.ts';
import { notLive } from '../live/readLive.ts';
import { withoutPassword } from '../messages/print.ts';
import { repositoryName } from '../workspace/git.ts';
import { parseApp, UsageError } from './cli/arguments.ts';
import { addCommand, addDryRun, addReason, type CommonOptions } from './cli/options.ts';
import { changeOrPlan, type Session } from './cli/Session.ts';

export function addOwner(site: Command) {
  addDryRun(addReason(addCommand(site, 'owner', 'hand an app over to another repository, whose releases go live')))
    .argument('<app>', 'shell, or the name of a remote', parseApp)
    .argument('<repository>', 'its address, such as github.com/mirqam/legal', parseRepository)
    .action(
      async (app: string, repository: string, options: CommonOptions) =>
        await changeOrPlan(options, (session) => changeOwner(session, app, repository, options)),
    );
}

function parseRepository(text: string): string {
  const name = repositoryName(text);
  if (name) return name;
  throw new UsageError(`a repository must look like github.com/mirqam/legal, got "${withoutPassword(text)}"`);
}

async function changeOwner(
  { store, report }: Session,
  app: string,
  repository: string,
  { why = `${app} belongs to ${repository}`, dryRun }: CommonOptions,
) {
  const log = await readLog(store);
  if (!log.some(({ versions }) => Object.hasOwn(versions, app))) throw notLive(app);
  const before = ownersOf(log)[app] ?? null;
  const end = before ? `, not to ${before} any more` : '';
  if (before === repository) report.done(`${app} belongs to ${repository} already`);
  else if (dryRun) report.done(`${app} would belong to ${repository}${end}`);
  else {
    await handOver(store, app, repository, why);
    report.done(`${app} belongs to ${repository}${end}`);
  }
  return { app, repository, before };
}
