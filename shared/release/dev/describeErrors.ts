import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

/** Says which files do not build and why, without the machinery that found out; paths start at the checkout. */
export function describeErrors(errors: readonly StatsError[], folder: string): readonly string[] {
  const causes = errors.filter(({ message }) => !isConsequence(message));
  return (causes.length > 0 ? causes : errors).map((error) => describe(error, folder));
}

// What a file compiles to cannot be read where the file itself could not.
const isConsequence = (message: string) => message.startsWith('Module parse failed');

function describe({ message, moduleName = '', loc = '' }: StatsError, folder: string): string {
  const text = stripVTControlCharacters(message)
    .replace(/^Module build failed \(from [^)]+\):\n/, '')
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .replace(/\n\s+at .*/gs, '')
    .trim();
  const file = moduleName.split('!').at(-1) ?? '';
  // The list of an app's pages is a module without a file.
  if (file.startsWith('data:')) return `${join(basename(folder), 'src/pages')}\n${text}`;
  const path = relative(dirname(folder), join(folder, file.replace(/\?.*$/, '')));
  return `${path}${loc && `:${loc.replace(/-\d+$/, '')}`}\n${text}`;
}
