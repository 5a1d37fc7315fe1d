import { SourceMap } from 'node:module';
import { pathInCheckout } from '../../workspace/workspace.ts';
import type { DevApp } from '../DevApp.ts';

export type ServedApp = Pick<DevApp, 'name' | 'root' | 'read'>;

const builtPlace = /https?:\/\/[^\s/()]+\/apps\/([\w-]+)\/dev\/([\w./-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/** Replaces the addresses of dev builds in a stack by places in their sources. Resolves to these places too, innermost first. */
export async function locateStack(apps: readonly ServedApp[], stack: string) {
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
