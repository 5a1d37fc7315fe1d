import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { oneLine } from '../../messages/print.ts';
import { pathInCheckout } from '../../workspace/workspace.ts';
import type { DevApp } from '../DevApp.ts';
import type { Notify } from './DevNotice.ts';

type ServedApp = Pick<DevApp, 'name' | 'root' | 'read'>;

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

const builtPlace = /https?:\/\/[^\s/()]+\/apps\/([\w-]+)\/dev\/([\w./-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/** Replaces the addresses of dev builds in a stack by places in their sources. Resolves to these places too, innermost first. */
async function locateStack(apps: readonly ServedApp[], stack: string) {
  const matches = [...stack.matchAll(builtPlace)];
  const located = await Promise.all(
    matches.map(async ([address, name, file = '', line, column]) => {
      const app = apps.find((candidate) => candidate.name === name);
      return [address, app && (await locate(app, file, Number(line), Number(column)))] as const;
    }),
  );
  const known = new Map(located.flatMap(([address, place]) => (place ? [[address, place]] : [])));
  const text = stack.replace(builtPlace, (address) => {
    const place = known.get(address);
    return place ? `${place.file}:${place.line}` : address;
  });
  return { text, places: [...known.values()] };
}

/** The line of a source, as a path from the checkout. */
async function locate(app: ServedApp, file: string, line: number, column: number) {
  const map = await app.read(`${file}.map`);
  if (!map) return undefined;
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const { originalSource, originalLine } = entry;
  const path = originalSource.replace(/^webpack:\/\/[^/]*\//, '');
  return { app: app.name, file: pathInCheckout(app.root, path), line: originalLine + 1 };
}

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
