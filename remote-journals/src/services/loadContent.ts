import type { Params } from '@mirqam/shared/contract/Page';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import type { JournalContent } from '../content/JournalContent.ts';

type Found = JournalContent | undefined;

const reads = new PageCache<Found>();
const loaded = new Map<string, Found>();

/** The content at an address for a render: the same promise each time, pending for as long as it cannot be had. */
export const readContent = (params: Params) => reads.get(nameOf(params), () => load(params));

/** Loads the content at an address ahead of a render, again if that has failed before; undefined for no service. */
export const loadContent = (params: Params) => reads.load(nameOf(params), () => load(params));

/** The content at an address that has been loaded. */
export const loadedContent = (params: Params) => loaded.get(nameOf(params));

const nameOf = ({ type, slug }: Params) => `${type}/${slug}`;

async function load(params: Params): Promise<Found> {
  const content = await importContent(params);
  loaded.set(nameOf(params), content);
  return content;
}

// webpack makes a chunk of every file that fits the template, and leaves out the entry, which is not asked for.
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
