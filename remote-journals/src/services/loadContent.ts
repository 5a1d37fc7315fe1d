import type { JournalContent } from 'shared/contract/content/JournalContent';
import { contentFiles } from './contentFiles.ts';
import type { Service } from './Service.ts';

// React's `use` reads a settled promise at once by these fields, without a moment of suspense.
interface Load extends Promise<JournalContent> {
  status?: 'fulfilled' | 'rejected';
  value?: JournalContent;
  reason?: unknown;
}

const files: Readonly<Record<string, (() => Promise<{ readonly content: JournalContent }>) | undefined>> = contentFiles;
const loads = new Map<string, Load>();

/** The content of a service for a render: the same promise each time, a failed one included, so no render can loop. */
export function readContent(service: Service): Promise<JournalContent> | undefined {
  const name = nameOf(service);
  return loads.get(name) ?? start(name);
}

/** Loads the content of a service ahead of a render, and anew if it has failed before. */
export function loadContent(service: Service): Promise<JournalContent> | undefined {
  const name = nameOf(service);
  if (loads.get(name)?.status === 'rejected') loads.delete(name);
  return readContent(service);
}

function start(name: string): Load | undefined {
  const load: Load | undefined = files[name]?.().then(({ content }) => content);
  if (!load) return undefined;
  loads.set(name, load);
  load.then(
    (value) => void Object.assign(load, { status: 'fulfilled', value }),
    (reason) => void Object.assign(load, { status: 'rejected', reason }),
  );
  return load;
}

const nameOf = ({ audience, entry }: Service) => `${audience.value}-${entry.content}`;
