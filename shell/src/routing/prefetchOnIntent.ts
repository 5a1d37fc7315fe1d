import type { Federation } from '@mirqam/shared/federation/startFederation';
import { keepAssets } from '../loading/pageImages.ts';
import { type FindLink, isPageLink, type RenderAhead } from './pageLink.ts';

interface PrefetchOnIntent {
  /** The path of the page on screen. */
  readonly pathname: string;
  readonly findLink: FindLink;
  readonly federation: Federation;
  readonly renderAhead: RenderAhead;
}

/**
 * Loads a page and renders it ahead when a visitor is about to click a link to it; returns a function that stops. Several
 * events come before a click; each asks for the page, because others may have been rendered ahead since the last.
 */
export function prefetchOnIntent({ pathname, findLink, federation, renderAhead }: PrefetchOnIntent): () => void {
  let likely: string | undefined;
  const prepare = (target: EventTarget | null) => {
    const link = findLink(target);
    if (!link || link.pathname === pathname) return;
    likely = link.pathname;
    if (!isPageLink(link)) {
      const again = () => likely === link.pathname && prepare(target);
      return void federation.loadRoutes('awaited').then(again, () => undefined);
    }
    federation.preloadPage(link.view).then(
      (loaded) => {
        keepAssets(loaded);
        if (likely === link.pathname) renderAhead([{ ...link, loaded }]);
      },
      () => undefined,
    );
  };
  const stop = watchIntent(({ target }) => prepare(target));
  return () => {
    likely = undefined;
    stop();
  };
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Reports the elements that a visitor points at, focuses or touches; returns a function that stops. */
export function watchIntent(onIntent: (event: Event) => void): () => void {
  let pointer = { x: -1, y: -1 };
  const follow = ({ clientX, clientY }: MouseEvent) => {
    pointer = { x: clientX, y: clientY };
  };
  const notice = (event: Event) => {
    // Ignores `pointerover` without `pointermove`: a new page has appeared under a pointer that does not move.
    const isAtRest = event instanceof MouseEvent && event.clientX === pointer.x && event.clientY === pointer.y;
    if (!isAtRest) onIntent(event);
  };
  const watch = new AbortController();
  const options = { passive: true, signal: watch.signal };
  document.addEventListener('pointermove', follow, options);
  for (const intent of intents) document.addEventListener(intent, notice, options);
  return () => watch.abort();
}
