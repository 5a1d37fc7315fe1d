import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine } from '../../messages/print.ts';
import type { Notify } from './DevNotice.ts';
import { locateStack, type ServedApp } from './locateStack.ts';

const around = 2;

/** The lines of a source around a line, which is marked; empty for a file that cannot be read. */
async function excerpt(
  root: string,
  { file, line }: { readonly file: string; readonly line: number },
): Promise<string> {
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n');
  const width = String(line + around).length;
  return lines
    .map((text, index) => `${index + 1 === line ? '>' : ' '} ${String(index + 1).padStart(width)} | ${text}`.trimEnd())
    .slice(Math.max(line - 1 - around, 0), line + around)
    .join('\n');
}

interface ThrownSetup {
  readonly apps: readonly ServedApp[];
  readonly root: string;
  readonly notify: Notify;
}

/** Reports an error of a page in one line. Resolves to its message, its place with an excerpt, and its stack in sources. */
export async function reportThrown({ apps, root, notify }: ThrownSetup, stack: string): Promise<string> {
  const { text, places } = await locateStack(apps, stack);
  // The frames of packages say nothing about the fault.
  const place = places.find(({ file }) => !file.includes('node_modules/'));
  const [message = ''] = text.split('\n');
  const where = place ? ` (${place.file}:${place.line})` : '';
  notify({ event: 'problem', message: oneLine(`${place?.app ?? 'a page'} has thrown an error: ${message}${where}`) });
  if (!place) return text;
  const [, frames = ''] = /^[^\n]*\n(.*)$/s.exec(text) ?? [];
  return `${message}\n${place.file}:${place.line}\n\n${await excerpt(root, place)}\n\n${frames}`;
}
