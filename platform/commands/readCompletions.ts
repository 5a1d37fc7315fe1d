import type { Argument, Command } from 'commander';

/** A command, with all that a shell can complete after it. */
export interface Completion {
  readonly command: string;
  readonly description: string;
  readonly options: readonly { readonly flag: string; readonly description: string; readonly value?: Value }[];
  /** The words that can be its arguments. */
  readonly words: readonly string[];
  readonly takesFiles: boolean;
}

interface Value {
  readonly name: string;
  readonly choices: readonly string[];
}

/** Reads what a shell can complete from the program itself, and the names of the apps. */
export function readCompletions(site: Command, apps: readonly string[]): readonly Completion[] {
  const names = site.commands.map((command) => command.name());
  const wordsOf: Readonly<Record<string, readonly string[]>> = {
    app: apps,
    release: apps.flatMap((app) => [`${app}@latest`, `${app}@live`]),
    command: names,
  };
  const wordsFor = (argument: Argument) => argument.argChoices ?? wordsOf[argument.name()] ?? [];
  return site
    .createHelp()
    .visibleCommands(site)
    .map((command) => ({
      command: command.name(),
      description: command.description(),
      options: command.options.map(({ long, description, required, argChoices: choices = [], flags }) => ({
        flag: long ?? '',
        description,
        ...(required && { value: { name: flags.replace(/.*<|>.*/g, ''), choices } }),
      })),
      words: [...new Set(command.registeredArguments.flatMap(wordsFor))],
      takesFiles: command.registeredArguments.some((argument) => argument.name() === 'folder'),
    }));
}
