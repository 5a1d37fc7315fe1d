import { Command, CommanderError } from 'commander';
import { addBuild } from './commands/build.ts';
import { addCreate } from './commands/create.ts';
import { addDeploy } from './commands/deploy.ts';
import { addDev } from './commands/dev.ts';
import { addHeaders, addNginx } from './commands/hosting.ts';
import { addPreview } from './commands/preview.ts';
import { addPromote } from './commands/promote.ts';
import { addPrune } from './commands/prune.ts';
import { addPublish } from './commands/publish.ts';
import { addRollback } from './commands/rollback.ts';
import { addServe } from './commands/serve.ts';
import { addStart } from './commands/start.ts';
import { addStatus } from './commands/status.ts';
import { addDisable, addEnable, addRetire } from './commands/switch.ts';
import { addVerify } from './commands/verify.ts';
import { oneLine } from './oneLine.ts';
import { Refusal } from './Refusal.ts';

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
  if (error instanceof Refusal) return oneLine(error.message);
  if (!(error instanceof Error)) return oneLine(String(error));
  if (process.env['SITE_DEBUG']) return error.stack ?? error.message;
  return oneLine(`${error.message} (this is a fault of the command: SITE_DEBUG=1 shows where)`);
}
