import type { JournalContent } from '@mirqam/shared/contract/content/JournalContent';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import { contentFiles } from './contentFiles.ts';
import type { Service } from './Service.ts';

const files: Readonly<Record<string, (() => Promise<{ readonly content: JournalContent }>) | undefined>> = contentFiles;
const contents = new PageCache<JournalContent>();

/** The content of a service for a render: the same promise each time, pending for as long as it cannot be had. */
export const readContent = (service: Service) => withFile(service, (name, load) => contents.get(name, load));

/** Loads the content of a service ahead of a render, and anew if it has failed before. */
export const loadContent = (service: Service) => withFile(service, (name, load) => contents.load(name, load));

type Read = (name: string, load: () => Promise<JournalContent>) => Promise<JournalContent>;

function withFile({ audience, entry }: Service, read: Read): Promise<JournalContent> | undefined {
  const name = `${audience.value}-${entry.content}`;
  const file = files[name];
  return file && read(name, async () => (await file()).content);
}
