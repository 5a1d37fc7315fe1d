import { resolve } from 'node:path';
import type { Command } from 'commander';
import { installSteps } from '../workspace/createRepository.ts';
import { moveBack, moveOut } from '../workspace/moveRemote.ts';
import { parseApp, UsageError } from './cli/arguments.ts';
import { addCommand, addFrom, type CommonOptions } from './cli/options.ts';
import { type CheckoutSession, runInCheckout } from './cli/Session.ts';

interface MoveOptions extends CommonOptions {
  readonly repository?: string;
  readonly back?: string;
}

export function addMove(site: Command) {
  const command = addCommand(site, 'move', 'move a remote to a repository of its own, or back')
    .argument('<name>', 'such as legal', parseApp)
    .option('--repository <folder>', 'create it in a repository of its own')
    .option('--back <folder>', 'bring it back from this repository');
  addFrom(command).action(
    async (name: string, options: MoveOptions) =>
      await runInCheckout(options, (session) => move(session, name, options)),
  );
}

async function move({ root, report }: CheckoutSession, name: string, { repository, back, from }: MoveOptions) {
  const folder = repository ?? back;
  if (folder === undefined || (repository !== undefined && back !== undefined))
    throw new UsageError('move needs either --repository or --back, with a folder');
  report.step(`moving ${name}`);
  const moving = { name, folder: resolve(folder), from };
  const hasHistory = await (repository === undefined ? moveBack : moveOut)(root, moving);
  const kept = hasHistory ? 'with its history' : 'without its history, which git cannot take along';
  report.done(
    repository === undefined
      ? `${name} is in remote-${name}, ${kept}: commit, then "npm install"`
      : `${name} is in ${folder}, ${kept}: commit in both, then ${installSteps(root, folder)}; moved.json keeps its addresses here`,
  );
  return { app: name, folder, hasHistory };
}
