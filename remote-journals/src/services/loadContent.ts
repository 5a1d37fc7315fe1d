import type { Params } from '@mirqam/shared/contract/Page';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import type { JournalContent } from '../content/JournalContent.ts';

type Found = JournalContent | undefined;

const reads = new PageCache<Found>();
const loaded = new Map<string, Found>();

/** Returns one promise per address, for renders; it stays pending while loading fails. */
export const readContent = (params: Params) => reads.get(nameOf(params), () => load(params));

/** Loads the content of an address, again after a failure; undefined for an unknown address. */
export const loadContent = (params: Params) => reads.load(nameOf(params), () => load(params));

/** The content of an address, if it is loaded. */
export const loadedContent = (params: Params) => loaded.get(nameOf(params));

const nameOf = ({ type, slug }: Params) => `${type}/${slug}`;

async function load(params: Params): Promise<Found> {
  const content = await importContent(params);
  loaded.set(nameOf(params), content);
  return content;
}

// webpack makes a chunk of every file that matches the template, without the entry, which no page imports.
async function importContent({ type, slug }: Params): Promise<Found> {
  try {
    const { content }: { content: JournalContent } = await import(
      /* webpackChunkName: "[request]", webpackExports: "content" */ `../content/${type}/${slug}`
    );
    return content;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND';
