import type { Federation } from '@mirqam/shared/federation/startFederation';
import { keepAssets } from './keepAssets.ts';
import type { FindLink, RenderAhead } from './pageLink.ts';
import { watchIntent } from './watchIntent.ts';

interface PrefetchOnIntent {
  /** The path of the page on screen. */
  readonly pathname: string;
  readonly findLink: FindLink;
  readonly federation: Federation;
  readonly renderAhead: RenderAhead;
}

/**
 * Loads a page and renders it ahead when a visitor is about to click a link to it; returns a function that stops. Several
 * events come before a click: the page renders at the first of them. A page that is ahead already stays as it is.
 */
export function prefetchOnIntent({ pathname, findLink, federation, renderAhead }: PrefetchOnIntent): () => void {
  let likely: string | undefined;
  const stop = watchIntent(({ target }) => {
    const link = findLink(target);
    if (!link || link.pathname === pathname || link.pathname === likely) return;
    likely = link.pathname;
    federation.preloadPage(link.view).then(
      (loaded) => {
        keepAssets(loaded);
        if (likely === link.pathname) renderAhead([{ ...link, loaded }]);
      },
      () => {
        if (likely === link.pathname) likely = undefined;
      },
    );
  });
  return () => {
    likely = undefined;
    stop();
  };
}
