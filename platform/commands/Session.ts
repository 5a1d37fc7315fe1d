import { Console } from 'node:console';
import { type Command, Option } from 'commander';
import { createReporter, quietReporter, type Reporter } from '../messages/Reporter.ts';
import { openStore } from '../store/openStore.ts';
import { probeStore } from '../store/probeStore.ts';
import type { Store } from '../store/Store.ts';
import type { BuildOptions } from '../webpack/App.ts';
import { findRoot } from '../workspace/workspace.ts';

/** What a command works with. */
export interface Session {
  /** The folder of the checkout. */
  readonly root: string;
  readonly store: Store;
  /** Lines for people; silent with `--json`. */
  readonly report: Reporter;
}

export interface CommonOptions {
  readonly json?: boolean;
}

export interface ReasonOptions extends CommonOptions {
  readonly why?: string;
}

/** Adds a command that every program can read: `--json` makes its result one document on standard output. */
export const addCommand = (site: Command, name: string, description: string) =>
  site.command(name).description(description).option('--json', 'print the result as one JSON document');

export interface BuildCommandOptions extends CommonOptions {
  readonly mode: BuildOptions['mode'];
}

/** The option of commands that build. */
export const addMode = (command: Command) =>
  command.addOption(
    new Option('--mode <mode>', 'of the build').choices(['production', 'development']).default('production'),
  );

/** The option of commands that write into the log of what is live. */
export const addReason = (command: Command) =>
  command.option('--why <text>', 'the reason, as "site status" will show it');

/** Runs a command in this checkout and on its store, which is made if there is none. */
export async function run(options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> {
  await look(options, async (session) => {
    await probeStore(session.store);
    return await work(session);
  });
}

/** Runs a command that makes no store where there is none. */
export async function look(options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> {
  await print(options, async (report) => {
    const root = findRoot();
    return await work({ root, store: await openStore(root), report });
  });
}

/** Runs a command that needs no store. */
export async function print(options: CommonOptions, work: (report: Reporter) => Promise<unknown>): Promise<void> {
  const report = options.json ? quietReporter : createReporter(process.stdout);
  // Standard output belongs to the document; what the code of a page logs while it renders does not.
  if (options.json) globalThis.console = new Console(process.stderr);
  const result = await work(report);
  if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}
