import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

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

interface CompilerError {
  readonly text: string;
  /** Line and column. */
  readonly place: string;
}

// css-loader: the place, the file and the message; an excerpt follows.
const stylesheetError = /^SyntaxError\s+\((\d+:\d+)\) [^\n]+\.css ([^\n]+)/;
// swc: the message, the place of the excerpt, and mostly a mark below the column, drawn with letters or with lines.
const scriptError = /^[x×] (.+?)\n\s*[,╭][-─]\[[^\]]*:(\d+):(\d+)\](?:.*?\n\s+[:·] ( *)[\^─┬])?/s;

function readCompilerError(message: string): CompilerError | undefined {
  const [sheet, place, inSheet] = stylesheetError.exec(message) ?? [];
  if (sheet) return { text: `${inSheet}`, place: `${place}` };
  const [script, inScript, line, column, indent] = scriptError.exec(message) ?? [];
  return script ? { text: `${inScript}`, place: `${line}:${indent ? indent.length + 1 : column}` } : undefined;
}

const withoutLoader = (message: string) =>
  stripVTControlCharacters(message).replace(
    /^(?:Module build failed \(from [^)]+\):\s*(?:(?:HookWebpack)?Error:\s+)?)+/,
    '',
  );

/** The message of a build error without the names of loaders, without an excerpt and without a stack. */
export function errorText({ message }: StatsError): string {
  const text = withoutLoader(message);
  return (
    readCompilerError(text)?.text ??
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
  if (file.startsWith('data:')) return join(basename(folder), 'src/pages');
  const path = relative(dirname(folder), join(folder, file.replace(/\?.*$/, '')));
  // The line of an import is that of the compiled code.
  const line = message.startsWith('Module not found')
    ? ''
    : loc || (readCompilerError(withoutLoader(message))?.place ?? '');
  return `${path}${line && `:${line.replace(/-\d+$/, '')}`}`;
}
