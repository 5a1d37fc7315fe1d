import type { Federation } from '@mirqam/shared/federation/startFederation';
import { keepAssets, missingImages } from '../loading/pageImages.ts';
import { watchLinksInView } from './linksInView.ts';
import { type FindLink, isPageLink, type LoadedLink, type PageLink, type RenderAhead } from './pageLink.ts';

/** The most bytes that a page view fetches for links in view: the first screen of home spends nearly half. */
const budget = 100_000;
/** The bytes to expect of a page's code with its remote's entry, of the content of another page of it, and of an image. */
const expected = { code: 18_000, content: 2400, image: 1700 } as const;

/** The most pages that are rendered ahead: one where a page starts, so that it stays quick there. */
const mostAhead = { top: 1, below: 4 } as const;
/** Milliseconds until the next look at a page that waits for its own code or for another page. */
const patience = 1000;

interface PrefetchAtRest {
  /** The path of the page on screen. */
  readonly pathname: string;
  readonly findLink: FindLink;
  /** Whether the page has its own code, and no other page is loading. */
  readonly isReady: () => boolean;
  readonly federation: Federation;
  /** Whether nothing must be fetched; only the route table says so. */
  readonly isOff: () => boolean;
  readonly renderAhead: RenderAhead;
}

/**
 * Fetches the pages of the links in view while the page is at rest, the nearest first, and on a touch screen renders the
 * nearest ahead; returns a function that stops. A failure ends it, because a network or a remote in trouble needs no more
 * requests; a click on the link repeats them.
 */
export function prefetchAtRest(request: PrefetchAtRest): () => void {
  const { pathname, findLink, federation } = request;
  const started = new Set<string>();
  const ready = new Map<string, LoadedLink>();
  const withoutImages: LoadedLink[] = [];
  let counter: ReturnType<typeof countBytes> | undefined;
  let pending = 0;
  let isOver = false;

  const hasRoom = (bytes: number) => (counter?.bytes() ?? 0) + pending + bytes <= budget;
  const fetchNext = async () => {
    if (isOver || isFrugal()) return;
    if (!request.isReady()) return void setTimeout(fetchNext, patience);
    if (!(await hasLoaded(federation.loadRoutes('prefetched')))) isOver = true;
    if (isOver || request.isOff()) return;
    fetchImages();
    const inView = links.nearestFirst().map(findLink).filter(isElsewhere(pathname));
    if (isTouchScreen()) renderReady(inView);
    const link = withoutImages.length === 0 && inView.find((link) => !started.has(link.pathname));
    if (link) void fetchPage(link);
  };
  const fetchPage = async (link: PageLink) => {
    const { pathname, view } = link;
    const code = `${view.app}/${view.page}`;
    const bytes = started.has(code) ? expected.content : expected.code;
    if (!hasRoom(bytes)) return;
    started.add(pathname).add(code);
    pending += bytes;
    whenIdle(fetchNext);
    const loaded = await federation.prefetchPage(view).catch(() => undefined);
    pending -= bytes;
    if (loaded) withoutImages.push({ ...link, loaded });
    else isOver = true;
    whenIdle(fetchNext);
  };
  const fetchImages = () => {
    for (let [next] = withoutImages; next; [next] = withoutImages) {
      const bytes = missingImages(next.loaded).length * expected.image;
      if (!hasRoom(bytes)) return;
      pending += bytes;
      keepAssets(next.loaded);
      ready.set(next.pathname, next);
      withoutImages.shift();
    }
  };
  const renderReady = (inView: readonly PageLink[]) => {
    const nearest = new Set(inView.flatMap(({ pathname }) => ready.get(pathname) ?? []));
    request.renderAhead([...nearest].slice(0, scrollY > 0 ? mostAhead.below : mostAhead.top));
  };
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

const isElsewhere =
  (pathname: string) =>
  (link: ReturnType<FindLink>): link is PageLink =>
    isPageLink(link) && link.pathname !== pathname;

const hasLoaded = (loading: Promise<unknown>) =>
  loading.then(
    () => true,
    () => false,
  );

/** Safari has no `requestIdleCallback`. */
export const whenIdle = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act);

/** Whether a tap comes without a hover before. */
const isTouchScreen = () => matchMedia('(hover: none)').matches;

/** Whether the visitor saves data, or the network is slow: https://wicg.github.io/netinfo/. */
export function isFrugal(): boolean | undefined {
  const { connection } = navigator;
  return connection?.saveData || connection?.effectiveType?.endsWith('2g');
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Counts the bytes of the scripts and stylesheets that the document fetches over the network from now on. */
function countBytes() {
  let bytes = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isCode(entry)) bytes += entry.transferSize;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    bytes() {
      add(observer.takeRecords());
      return bytes;
    },
    stop: () => observer.disconnect(),
  };
}

const isCode = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && /script|link|fetch/.test(entry.initiatorType);
