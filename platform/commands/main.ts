import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { errorMessage } from '../messages/errorMessage.ts';
import { oneLine } from '../messages/oneLine.ts';
import { printError } from '../messages/printError.ts';
import { UserError } from '../messages/UserError.ts';
import { addBuild } from './build.ts';
import { addCreate } from './create.ts';
import { addDeploy } from './deploy.ts';
import { addDev } from './dev.ts';
import { addDiff } from './diff.ts';
import { addDisable } from './disable.ts';
import { addEnable } from './enable.ts';
import { addExport } from './export.ts';
import { addHeaders } from './headers.ts';
import { addLog } from './log.ts';
import { addNginx } from './nginx.ts';
import { addPreview } from './preview.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addReleases } from './releases.ts';
import { addRetire } from './retire.ts';
import { addRollback } from './rollback.ts';
import { addServe } from './serve.ts';
import { addStart } from './start.ts';
import { addStatus } from './status.ts';
import { addTypes } from './types.ts';
import { UsageError } from './UsageError.ts';
import { addVerify } from './verify.ts';

const { version } = createRequire(import.meta.url)('../package.json');

// In the order of the help.
const commands = [
  addStart,
  addDev,
  addBuild,
  addPublish,
  addPreview,
  addPromote,
  addDeploy,
  addRollback,
  addStatus,
  addLog,
  addReleases,
  addDiff,
  addDisable,
  addEnable,
  addRetire,
  addVerify,
  addPrune,
  addCreate,
  addTypes,
  addNginx,
  addHeaders,
  addExport,
  addServe,
];

const environment = [
  ['SITE_STORE', 'the store: a folder, or s3://bucket/prefix (default: .site)'],
  ['SITE_ORIGIN', 'the address of the site, if it is not production'],
  ['SITE_USER', 'the author in the log'],
  ['PORT, HOST', 'where start, dev and serve listen (default: 3000, localhost)'],
  ['AWS_…', 'region, server and keys of a bucket'],
  ['SITE_DEBUG', 'set to see where a command failed'],
] as const;

const describeVariable = ([name, meaning]: readonly [string, string]) => `  ${name.padEnd(20)} ${meaning}`;

/** Runs the `site` command; sets the exit code: 0 done, 1 refused, 2 misspelt. */
export async function main(argv: readonly string[]): Promise<void> {
  const site = createProgram();
  process.once('exit', refuseEnd);
  try {
    await site.parseAsync([...argv]);
  } catch (error) {
    const command = site.commands.find((candidate) => candidate.name() === argv[2]) ?? site;
    process.exitCode = exitCodeOf(error);
    const message = describe(error, command === site ? 'site --help' : `site ${command.name()} --help`);
    if (message) printError(message);
  } finally {
    process.off('exit', refuseEnd);
  }
}

/** Code that the command runs, such as a `webpack.config.ts`, may end the process: that is not success. */
function refuseEnd() {
  process.exitCode = 1;
  printError("the command ended before it was done: take process.exit out of the app's code");
}

function createProgram(): Command {
  const site = new Command('site')
    .description('Builds, publishes, promotes and serves the federated site')
    .exitOverride()
    .version(version, '--version')
    // Every error is printed in one place: here.
    .configureOutput({ outputError: () => undefined });
  for (const add of commands) add(site);
  return site.addHelpText('after', `\nEnvironment:\n${environment.map(describeVariable).join('\n')}`);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof UsageError ? 2 : 1;
}

/** One line for a person; nothing after a help text. `SITE_DEBUG` adds the stack of an unexpected error. */
function describe(error: unknown, help: string): string {
  if (error instanceof CommanderError) return describeUsage(error, help);
  if (error instanceof UserError) return oneLine(error.message);
  if (error instanceof Error && process.env['SITE_DEBUG']) return error.stack ?? error.message;
  return oneLine(`${errorMessage(error)} (this is a fault of the command: SITE_DEBUG=1 shows where)`);
}

function describeUsage({ code, message }: CommanderError, help: string): string {
  if (/^commander\.(?:help|version)/.test(code)) return '';
  return oneLine(`${message.replace(/^error: |\.$/g, '')}: see "${help}"`);
}
