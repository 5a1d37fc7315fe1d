import type { Params } from '@mirqam/shared/contract/Page';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import type { JournalContent } from '../content/JournalContent.ts';

type Found = JournalContent | undefined;

/** The contents of the services in one language. */
export type Contents = ReturnType<typeof openContents>;

/** `find` imports the module of an address; it rejects as `import()` does for an address without one. */
export function openContents(find: (params: Params) => Promise<{ readonly content: JournalContent }>) {
  const reads = new PageCache<Found>();
  const loaded = new Map<string, Found>();

  async function fetchContent(params: Params): Promise<Found> {
    const content = await find(params).then(({ content }) => content, ignoreMissing);
    loaded.set(nameOf(params), content);
    return content;
  }

  return {
    /** Returns one promise per address, for renders; it stays pending while loading fails. */
    read: (params: Params) => reads.get(nameOf(params), () => fetchContent(params)),
    /** Loads the content of an address, again after a failure; undefined for an unknown address. */
    load: (params: Params) => reads.load(nameOf(params), () => fetchContent(params)),
    /** The content of an address, if it is loaded. */
    loaded: (params: Params) => loaded.get(nameOf(params)),
  };
}

const nameOf = ({ type, slug }: Params) => `${type}/${slug}`;

function ignoreMissing(error: unknown): undefined {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND') return;
  throw error;
}
