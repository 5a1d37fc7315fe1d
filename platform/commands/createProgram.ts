import { createRequire } from 'node:module';
import { Command } from 'commander';
import { paint } from '../messages/paint.ts';
import { addBuild } from './build.ts';
import { addCompletion } from './completion.ts';
import { addCreate } from './create.ts';
import { addDeploy } from './deploy.ts';
import { addDev } from './dev.ts';
import { addDiff } from './diff.ts';
import { addDisable } from './disable.ts';
import { addEnable } from './enable.ts';
import { addExport } from './export.ts';
import { addHeaders } from './headers.ts';
import { describeVariables, examplesOf } from './helpTexts.ts';
import { addLog } from './log.ts';
import { addNginx } from './nginx.ts';
import { addPreview } from './preview.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addReleases } from './releases.ts';
import { addRetire } from './retire.ts';
import { addRollback } from './rollback.ts';
import { addSchema } from './schema.ts';
import { addServe } from './serve.ts';
import { addStart } from './start.ts';
import { addStatus } from './status.ts';
import { addTypes } from './types.ts';
import { addVerify } from './verify.ts';

const { version } = createRequire(import.meta.url)('../package.json');

const groups = [
  ['Develop:', [addStart, addDev, addCreate, addTypes]],
  ['Take a change to visitors:', [addDeploy, addBuild, addPublish, addPreview, addPromote]],
  ['See what is live:', [addStatus, addLog, addReleases, addDiff]],
  ['Go back, switch off:', [addRollback, addDisable, addEnable, addRetire]],
  ['Keep the store in order:', [addVerify, addPrune]],
  ['Host the site:', [addServe, addNginx, addHeaders, addExport]],
  ['Use this command:', [addCompletion, addSchema]],
] as const;

/** Creates the `site` command. It throws for a misspelt argument instead of ending the process, and prints no error. */
export function createProgram(): Command {
  const site = new Command('site')
    .description('Builds, publishes, promotes and serves the federated site.')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => paint('bold', title),
      subcommandTerm: (command) => `${command.name()} ${command.usage().replace(/^\[options\] ?/, '')}`,
    })
    .version(version, '--version', 'print the version of this command')
    .helpOption('-h, --help', 'print this help');
  for (const [group, commands] of groups) {
    site.commandsGroup(group);
    for (const add of commands) add(site);
  }
  for (const command of site.commands) command.addHelpText('after', () => examplesOf(command.name()));
  return site
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', () => `\n${describeVariables()}`);
}
