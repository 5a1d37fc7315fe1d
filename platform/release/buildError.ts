import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';
import { pathInCheckout } from '../workspace/workspace.ts';
import { unknownKind } from './checkFiles.ts';

// Webpack introduces the error of a module that runs at build time with these words; content is read with the query `raw`.
const whileRunning = /Execution of module code from module graph \(([^)]+)\) failed: /;

/**
 * The errors without their consequences: webpack reports a file that fails to compile also as output it cannot parse, and
 * at each content module that imports it.
 */
export function causesOf(errors: readonly StatsError[]): readonly StatsError[] {
  const causes = errors.filter(({ message }) => {
    const [, run] = whileRunning.exec(message) ?? [];
    return !message.startsWith('Module parse failed') && (run === undefined || run.endsWith('?raw'));
  });
  return causes.length > 0 ? causes : errors;
}

// css-loader and our loaders: the place, the file and the message; an excerpt follows.
const stylesheetError = /^SyntaxError\s+\((\d+:\d+)\) [^\n]+?\.(?:css|tsx) ([^\n]+)/;

const withoutLoader = (message: string) =>
  stripVTControlCharacters(message).replace(
    /^(?:Module build failed \(from [^)]+\):\s*(?:(?:HookWebpack)?Error:\s+)?)+/,
    '',
  );

/** The message of a build error without the names of loaders, without an excerpt and without a stack. */
export function errorText({ message, moduleName = '' }: StatsError): string {
  const text = withoutLoader(message);
  const [, ending] = /\.(\w+)(?:\?.*)?$/.exec(moduleName) ?? [];
  if (text.startsWith('Module parse failed') && ending && !/^(?:[cm]?[jt]sx?|css|json)$/.test(ending))
    return `this ${unknownKind}`;
  return (
    stylesheetError.exec(text)?.[2] ??
    text
      .replace(/^Module not found: Error: /, '')
      .replace(whileRunning, '')
      .replace(/\n\s+at .*/gs, '')
  ).trim();
}

/** The file of a build error as a path from the checkout, with its line; `folder` is the app's. */
export function errorPlace({ message, moduleName = '', loc = '' }: StatsError, folder: string): string {
  const file = moduleName.split('!').at(-1) ?? '';
  // The list of an app's pages is a virtual module.
  if (file.startsWith('data:')) return pathInCheckout(folder, 'src/pages');
  const path = pathInCheckout(folder, file.replace(/\?.*$/, ''));
  // The line of an import is that of the compiled code.
  const line = message.startsWith('Module not found')
    ? ''
    : startOf(loc) || (stylesheetError.exec(withoutLoader(message))?.[1] ?? '');
  return `${path}${line && `:${line}`}`;
}

/** The first line and column of a range such as `3:5-9`; webpack counts columns from 0, editors from 1. */
const startOf = (loc: string) => loc.replace(/-.*$/, '').replace(/:(\d+)$/, (_, column) => `:${Number(column) + 1}`);
