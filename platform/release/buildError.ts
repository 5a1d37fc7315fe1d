import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

/** What an error of a build says, without the machinery that found out. */
export const textOf = ({ message }: StatsError) =>
  stripVTControlCharacters(message)
    .replace(/^Module build failed \(from [^)]+\):\s*(?:Error: )?/, '')
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .replace(/\n\s+at .*/gs, '')
    .trim();

/** Where it is, as a path that starts at the checkout; `folder` is that of the app. */
export function placeOf({ moduleName = '', loc = '' }: StatsError, folder: string): string {
  const file = moduleName.split('!').at(-1) ?? '';
  // The list of an app's pages is a module without a file.
  if (file.startsWith('data:')) return join(basename(folder), 'src/pages');
  const path = relative(dirname(folder), join(folder, file.replace(/\?.*$/, '')));
  return `${path}${loc && `:${loc.replace(/-\d+$/, '')}`}`;
}
