import { oneLine } from '../messages/oneLine.ts';
import type { Notify } from './DevNotice.ts';
import { excerpt } from './excerpt.ts';
import { locateStack, type ServedApp } from './locateStack.ts';

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
