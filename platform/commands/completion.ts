import { Argument, type Command } from 'commander';
import { findApps, findRoot } from '../workspace/workspace.ts';
import { oneOf } from './arguments.ts';
import { readCompletions } from './readCompletions.ts';
import { type Shell, shells } from './shells.ts';

const names = Object.keys(shells);

export function addCompletion(site: Command) {
  site
    .command('completion')
    .description('print the completion script of a shell')
    .addArgument(new Argument('<shell>', names.join(', ')).choices(names).argParser(oneOf('the shell', names)))
    .action((shell: Shell) => {
      const apps = findApps(findRoot()).map(({ name }) => name);
      process.stdout.write(shells[shell](readCompletions(site, apps)));
    });
}
