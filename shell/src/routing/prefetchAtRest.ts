import type { Federation, PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { countBytes } from './countBytes.ts';
import { keepAssets, missingImages } from './keepAssets.ts';
import { watchLinksInView } from './linksInView.ts';
import type { FindLink, PageLink, RenderAhead } from './pageLink.ts';
import { aheadAtRest } from './pagesAhead.ts';

/** The most bytes that a page view fetches for links in view. */
const budget = 60_000;
/** The most bytes of a page's code with its remote's entry, of the content of another page of that code, of an image. */
const expected = { code: 17_500, content: 2400, image: 2000 } as const;

/** Milliseconds until the next look at a page that waits for its own code. */
const patience = 1000;

interface PrefetchAtRest {
  /** The path of the page on screen. */
  readonly pathname: string;
  readonly findLink: FindLink;
  /** Whether the page has its own code. */
  readonly isReady: () => boolean;
  readonly prefetchPage: Federation['prefetchPage'];
  readonly renderAhead: RenderAhead;
}

/**
 * Fetches the pages of the links in view while the page is at rest, the nearest first, and renders those of the nearest
 * ahead for a finger, which taps without a hover; returns a function that stops. A failure ends it, because a network or a
 * remote in trouble needs no more requests; a click on the link repeats them.
 */
export function prefetchAtRest({ pathname, findLink, isReady, prefetchPage, renderAhead }: PrefetchAtRest): () => void {
  const started = new Set<string>();
  const fetched = new Map<string, PreloadedPage>();
  const withoutImages: PreloadedPage[] = [];
  let counter: ReturnType<typeof countBytes> | undefined;
  let pending = 0;
  let isOver = false;

  const hasRoom = (bytes: number) => (counter?.bytes() ?? 0) + pending + bytes <= budget;
  const fetchNext = () => {
    if (isOver || isFrugal()) return;
    if (!isReady()) return void setTimeout(fetchNext, patience);
    fetchImages();
    const inView = links.nearestFirst().map(findLink).filter(isElsewhere);
    for (const link of inView.slice(0, aheadAtRest())) renderFetched(link);
    const link = withoutImages.length === 0 && inView.find((link) => !started.has(link.pathname));
    if (link) void fetchPage(link);
  };
  const fetchPage = async ({ pathname, view }: PageLink) => {
    const code = `${view.app}/${view.page}`;
    const bytes = started.has(code) ? expected.content : expected.code;
    if (!hasRoom(bytes)) return;
    started.add(pathname).add(code);
    pending += bytes;
    whenIdle(fetchNext);
    const page = await prefetchPage(view).catch(() => undefined);
    pending -= bytes;
    if (page) {
      fetched.set(pathname, page);
      withoutImages.push(page);
    } else isOver = true;
    whenIdle(fetchNext);
  };
  const fetchImages = () => {
    for (let [page] = withoutImages; page; [page] = withoutImages) {
      const bytes = missingImages(page).length * expected.image;
      if (!hasRoom(bytes)) return;
      pending += bytes;
      keepAssets(page);
      withoutImages.shift();
    }
  };
  const renderFetched = (link: PageLink) => {
    const page = fetched.get(link.pathname);
    if (page && !withoutImages.includes(page)) renderAhead(link, page);
  };
  const isElsewhere = (link?: PageLink): link is PageLink => link !== undefined && link.pathname !== pathname;
  const links = watchLinksInView(() => {
    counter ??= countBytes();
    whenIdle(fetchNext);
  });
  return () => {
    isOver = true;
    links.stop();
    counter?.stop();
  };
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act);

/** Whether the visitor saves data, or the network is slow: https://wicg.github.io/netinfo/. */
function isFrugal(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
