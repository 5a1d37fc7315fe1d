import type { Composition } from '@mirqam/shared/contract/Composition';
import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router-dom';
import { arrive } from '../arrival/arrive.ts';
import { endFade, fadeTo } from '../arrival/fadeTo.ts';
import { leavePage } from '../arrival/focus.ts';
import { findAnchor } from '../arrival/scroll.ts';
import { updateHead } from '../arrival/updateHead.ts';
import { isSettledWithin } from '../loading/isSettledWithin.ts';
import { pendingImages, settleImages } from '../loading/settleImages.ts';
import { type FoundPage, findPage, isKnown, loadedPage } from './findPage.ts';
import type { View } from './matchRoute.ts';
import { isAheadInDocument } from './PageCopy.tsx';
import type { LoadedLink, RenderAhead } from './pageLink.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { type Navigate, useDestination } from './useDestination.ts';
import type { Visit } from './Visit.ts';

/** Less than the promised eight seconds, because a busy device takes a while to show the page. */
const imageBudget = 7000;
/** The overlay of the page: none, the loader while a view loads, or a message. */
type Progress = { readonly phase: 'idle' | 'failed' } | { readonly phase: 'loading'; readonly view: View };

/** One object, so that setting it again does not render. */
const idle: Progress = { phase: 'idle' };

interface RouteChangeRequest {
  readonly composition: Composition;
  readonly visit: Visit | undefined;
  readonly first: View;
  readonly base: string;
}

interface Shown {
  readonly location: Location;
  readonly view: View;
}

type IsCurrent = () => boolean;

interface PageChange {
  readonly visit: Visit;
  readonly view: View;
  /** The scroll position of an entry of the history to which the visitor returns. */
  readonly restored: number | undefined;
  readonly isCurrent: IsCurrent;
}

/** A press of Try again at this location; a new object each time. */
interface Retry {
  readonly location: Location;
}

export interface RouteChange {
  readonly shown: Shown;
  /** The pages that the visitor is likely to navigate to next. */
  readonly ahead: readonly LoadedLink[];
  readonly renderAhead: RenderAhead;
  readonly progress: Progress;
  /** What assistive technology reads out: see `useAnnouncement`. */
  readonly announcement: string;
  readonly navigate: Navigate;
  readonly tryAgain: () => void;
}

export function useRouteChange({ composition, visit, first, base }: RouteChangeRequest): RouteChange {
  const { location, isRestored, matchView, navigate } = useDestination(composition, base);
  const { shown, showView, ahead, renderAhead, settled, settle } = useShown(location, first, visit);
  const [progress, setProgress] = useState<Progress>(idle);
  const [announcement, announce] = useAnnouncement(progress.phase === 'loading');
  const { pathname, hash } = location;

  const show = async ({ visit, view, restored, isCurrent }: PageChange) => {
    const started = performance.now();
    const next = ahead.find((link) => link.pathname === pathname);
    const showLoader = () => isCurrent() && setProgress({ phase: 'loading', view });
    const find = () => findPage({ composition, visit, pathname, view, from: shown.view, isCurrent });
    const found = await (next ? loadedPage(next.view, next.loaded.page) : awaitPage(find(), showLoader));
    if (!isCurrent() || found === 'abandoned') return;
    if (found === 'failed') return setProgress({ phase: 'failed' });
    visit.firstLoad.abandon();
    const showPage = () => replacePage(visit, restored, () => showView(found.view));
    // A busy device, which has not rendered the page in time, would take as long again for the picture that fades.
    await (next && isAheadInDocument() ? fadeTo(() => isCurrent() && showPage()) : showPage());
    if (isCurrent()) await settlePage(started, () => flushSync(showLoader));
    if (!isCurrent()) return;
    settle();
    updateHead({ title: found.title, isKnown: isKnown(found) }, pathname, composition.site);
    flushSync(() => setProgress(idle));
    arrive(hash, restored);
    startTransition(() => announce(found.title));
  };

  const stay = async (restored: number | undefined, isCurrent: IsCurrent) => {
    // The page is inert until the loader is hidden, and inert elements cannot be focused.
    await null;
    if (!isCurrent()) return;
    settle();
    flushSync(() => {
      setProgress(idle);
      showView(shown.view);
    });
    // An unknown hash does not scroll.
    if (restored !== undefined || hash === '' || findAnchor(hash)) arrive(hash, restored);
  };

  const tryAgain = useEachChange(location, async (isCurrent, isRetry) => {
    if (!visit || location === shown.location) return;
    const restored = isRestored ? visit.scroll.recall(location) : undefined;
    const isSettled = settled.current === shown.location;
    if (isSettled) visit.scroll.remember(shown.location);
    const view = matchView();
    // A page that failed to load is requested again at every navigation to it.
    const isSamePage = isSettled && !isRetry && pathname === shown.location.pathname && view.kind === shown.view.kind;
    await (isSamePage ? stay(restored, isCurrent) : show({ visit, view, restored, isCurrent }));
  });

  return { shown, ahead, renderAhead, progress, announcement, navigate, tryAgain };
}

function useShown(location: Location, first: View, visit: Visit | undefined) {
  const [shown, setShown] = useState<Shown>({ location, view: first });
  const [ahead, setAhead] = useState<readonly LoadedLink[]>([]);
  // One stable function, because a new one would start the prefetching again.
  const [renderAhead] = useState(
    (): RenderAhead => (links) => {
      startTransition(() =>
        // Pages that are ahead already stay as they are, so that a touch or the next rest renders nothing again.
        setAhead((pages) =>
          links.every(({ pathname }) => pages.some((page) => page.pathname === pathname)) ? pages : links,
        ),
      );
    },
  );
  // Behind `shown` while the images of the page on screen load.
  const settled = useRef(location);
  const settle = () => {
    settled.current = location;
    visit?.scroll.settle();
  };
  const showView = (view: View) => {
    setShown({ location, view });
    // The loader would wait for images of pages ahead.
    if (view !== shown.view) setAhead([]);
  };
  return { shown, showView, ahead, renderAhead, settled, settle };
}

/** Waits for a page; one whose code is here already needs no loader. */
async function awaitPage(finding: Promise<FoundPage>, showLoader: () => unknown): Promise<FoundPage> {
  if (!(await isSettledWithin(finding, 0))) showLoader();
  return await finding;
}

/** Shows the next page at once: first what is in the window, unless a scroll position is restored. */
function replacePage({ firstLoad }: Visit, restored: number | undefined, showNext: () => void) {
  // Before the frame is prepared, which invalidates the styles.
  leavePage();
  if (restored === undefined) firstLoad.frame.paintWindowFirst();
  flushSync(showNext);
}

/** Waits for the images of the page on screen, if there are any to wait for, under the loader. */
async function settlePage(started: number, showLoader: () => void) {
  const images = pendingImages(document.body);
  if (images.length === 0) return;
  endFade();
  showLoader();
  await isSettledWithin(settleImages(images), imageBudget - (performance.now() - started));
}

/** Follows every new location; the returned function follows the current one again. */
function useEachChange(location: Location, follow: (isCurrent: IsCurrent, isRetry: boolean) => unknown) {
  const [asked, setAsked] = useState<Retry>();
  const retry = asked?.location === location ? asked : undefined;
  const followNow = useEffectEvent(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location starts the change, and is not read
  useLayoutEffect(() => {
    let isCurrent = true;
    void followNow(() => isCurrent, retry !== undefined);
    return () => {
      isCurrent = false;
      endFade();
    };
  }, [location, retry]);
  return () => setAsked({ location });
}
