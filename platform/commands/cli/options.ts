import { type Command, Option } from 'commander';
import type { Store } from '../../store/Store.ts';
import type { BuildOptions } from '../../webpack/App.ts';
import { oneOf, wholeNumber } from './arguments.ts';

/** The options that several commands have, with one meaning in all of them; a command gets those that it adds. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly from?: string;
  readonly lose?: boolean;
  readonly strict?: boolean;
  readonly why?: string;
}

export interface KeepOptions extends CommonOptions {
  readonly keepDays: number;
}

export interface ModeOptions extends CommonOptions {
  readonly mode: BuildOptions['mode'];
}

/** Adds a command whose result programs can read: `--json` prints it as one document on standard output. */
export const addCommand = (site: Command, name: string, description: string) =>
  site.command(name).description(description).option('--json', 'print JSON for programs instead of lines for people');

/** Adds the option of commands that keep older releases and pages. */
export const addKeepDays = (command: Command) =>
  command.option(
    '--keep-days <number>',
    'keep what was live or published in this many days',
    wholeNumber({ name: '--keep-days', least: 0, most: 36_500 }),
    90,
  );

/** Adds the option of commands that change something. */
export const addDryRun = (command: Command) =>
  command.option('--dry-run', 'print what would change, and change nothing');

/** Adds the option of commands that need the apps which the checkout does not have. */
export const addFrom = (command: Command) =>
  command.option('--from <place>', 'the address of the site, or its store, with the other apps');

/** Adds the option of commands that build. */
export const addMode = (command: Command) =>
  command.addOption(
    new Option('--mode <mode>', 'how the build is made')
      .choices(modes)
      .argParser(oneOf('--mode', modes))
      .default('production'),
  );

const modes = ['production', 'development'];

/** Adds the option of commands that append to the log of what is live. */
export const addReason = (command: Command) => command.option('--why <text>', 'the reason, as "site log" shows it');

/** Adds the option of commands that take a release to visitors. */
export const addStrict = (command: Command) =>
  command.option('--strict', 'refuse a release with placeholders or stale translations');

/** Adds the option of commands that may make addresses disappear: they refuse without it. */
export const addLose = (command: Command) =>
  command.option('--lose', 'let addresses of today lead to the not-found page');

/** Adds a command that puts another state of the site before its visitors. */
export const addChange = (site: Command, name: string, description: string) =>
  addLose(addDryRun(addReason(addCommand(site, name, description))));

const day = 24 * 60 * 60 * 1000;

/** The time `days` days ago, by the clock of the store. */
export const daysAgo = async (store: Store, days: number): Promise<Date> =>
  new Date(Number(await store.now()) - days * day);
