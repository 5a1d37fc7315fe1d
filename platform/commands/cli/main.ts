import { type Command, CommanderError } from 'commander';
import { oneLine, printError, printLine } from '../../messages/print.ts';
import { describeError } from '../../messages/UserError.ts';
import { UsageError } from './arguments.ts';
import { createProgram } from './createProgram.ts';

/** Runs the `site` command; sets the exit code: 0 done, 1 refused, 2 a wrong command, argument or option. */
export async function main(argv: readonly string[]): Promise<void> {
  process.once('exit', refuseEnd);
  // A web server of another account must be able to read what this command writes.
  process.umask(0o022);
  let site: Command | undefined;
  try {
    site = await createProgram(argv[2]);
    await site.parseAsync(isUnknownHelp(site, argv) ? argv.toSpliced(2, 1) : [...argv]);
  } catch (error) {
    const command = site?.commands.find((candidate) => candidate.name() === argv[2]);
    end(argv, exitCodeOf(error), describe(error, command ? `site ${command.name()} --help` : 'site --help'));
  } finally {
    process.off('exit', refuseEnd);
  }
}

/** Whether the word after `help` is not a command. Without `help`, commander reports it and suggests a similar one. */
const isUnknownHelp = ({ commands }: Command, [, , first, second]: readonly string[]) =>
  first === 'help' && second !== undefined && commands.every((command) => command.name() !== second);

/**
 * Ends the process by a signal, which shells turn into exit code 130 or 143, once the step of an unfinished command has
 * cleaned up. Its caller keeps it listening until the process ends, so that no signal is lost.
 */
export function endBySignal(signal: NodeJS.Signals): void {
  const isUnfinished = process.listeners('exit').includes(refuseEnd);
  process.off('exit', refuseEnd);
  // The dev server closes itself.
  if (process.listenerCount(signal) > 0) return;
  process.once('exit', () => {
    if (isUnfinished) printError('interrupted: run the command again');
    process.kill(process.pid, signal);
  });
  process.exit(1);
}

/** Prints the reason; with `--json` also as a document, in place of the result. */
function end(argv: readonly string[], code: number, message: string) {
  process.exitCode = code;
  if (!message) return;
  if (argv.includes('--json')) printLine({ error: { code, message } });
  printError(message);
}

/** Code that the command runs, such as a `webpack.config.ts`, may end the process: that is not success. */
function refuseEnd() {
  process.exitCode = 1;
  printError(
    "the command ended before it was done: the app's code calls process.exit, or waits for something that never comes",
  );
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof UsageError ? 2 : 1;
}

/** Nothing after a help text. */
const describe = (error: unknown, help: string) =>
  error instanceof CommanderError ? describeUsage(error, help) : oneLine(describeError(error));

function describeUsage({ code, message }: CommanderError, help: string): string {
  if (/^commander\.(?:help|version)/.test(code)) return '';
  return oneLine(`${message.replace(/^error: |\.$/g, '')}: see "${help}"`);
}
