import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

/** The errors without their consequences: webpack reports a file that fails to compile also as output it cannot parse. */
export function causesOf(errors: readonly StatsError[]): readonly StatsError[] {
  const causes = errors.filter(({ message }) => !message.startsWith('Module parse failed'));
  return causes.length > 0 ? causes : errors;
}

// The place, the file and the message of an error in a stylesheet; an excerpt follows.
const stylesheetError = /^SyntaxError\s+\((\d+:\d+)\) [^\n]+\.css ([^\n]+).*$/s;

const withoutLoader = (message: string) =>
  stripVTControlCharacters(message).replace(
    /^(?:Module build failed \(from [^)]+\):\s*(?:(?:HookWebpack)?Error: )?)+/,
    '',
  );

/** The message of a build error without the names of loaders and without a stack. */
export const errorText = ({ message }: StatsError) =>
  withoutLoader(message)
    .replace(/^Module not found: Error: /, '')
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .replace(/\n\s+at .*/gs, '')
    .replace(stylesheetError, '$2')
    .trim();

/** The file of a build error as a path from the checkout, with its line; `folder` is the app's. */
export function errorPlace({ message, moduleName = '', loc = '' }: StatsError, folder: string): string {
  const file = moduleName.split('!').at(-1) ?? '';
  // The list of an app's pages is a virtual module.
  if (file.startsWith('data:')) return join(basename(folder), 'src/pages');
  const path = relative(dirname(folder), join(folder, file.replace(/\?.*$/, '')));
  // The line of an import is that of the compiled code.
  const line = message.startsWith('Module not found') ? '' : loc || stylesheetPlace(message);
  return `${path}${line && `:${line.replace(/-\d+$/, '')}`}`;
}

const stylesheetPlace = (message: string) => stylesheetError.exec(withoutLoader(message))?.[1] ?? '';
