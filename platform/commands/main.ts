import { Command, CommanderError } from 'commander';
import { oneLine } from '../messages/oneLine.ts';
import { UserError } from '../messages/UserError.ts';
import { addBuild } from './build.ts';
import { addCreate } from './create.ts';
import { addDeploy } from './deploy.ts';
import { addDev } from './dev.ts';
import { addHeaders, addNginx } from './nginx.ts';
import { addPreview } from './preview.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addDisable, addEnable, addRetire } from './retire.ts';
import { addRollback } from './rollback.ts';
import { addServe } from './serve.ts';
import { addStart } from './start.ts';
import { addStatus } from './status.ts';
import { addTypes } from './types.ts';
import { addVerify } from './verify.ts';

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
  addDisable,
  addEnable,
  addRetire,
  addVerify,
  addPrune,
  addCreate,
  addNginx,
  addHeaders,
  addServe,
  addTypes,
];

/** Runs the `site` command; sets the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync([...argv]);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (!(error instanceof CommanderError)) process.stderr.write(`${lineStart()}${describe(error)}\n`);
  }
}

/** On a terminal the step that was running is written over. */
const lineStart = () => (process.stderr.isTTY ? '\r\x1b[K' : '');

function program(): Command {
  const site = new Command('site')
    .description('Builds, publishes, promotes and serves the federated site')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: (text, write) => write(`${oneLine(text)}\n`) });
  for (const add of commands) add(site);
  return site;
}

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return 1;
  return error.exitCode === 0 ? 0 : 2;
}

/** Bad input is answered in one line; a fault of the program shows where it is when asked to. */
function describe(error: unknown): string {
  if (error instanceof UserError) return oneLine(error.message);
  if (!(error instanceof Error)) return oneLine(String(error));
  if (process.env['SITE_DEBUG']) return error.stack ?? error.message;
  return oneLine(`${error.message} (this is a fault of the command: SITE_DEBUG=1 shows where)`);
}
