import type { Federation } from '@mirqam/shared/federation/startFederation';
import { startTransition } from 'react';
import { loadedPage, type PageAhead } from './findPage.ts';
import { keepAssets } from './keepAssets.ts';
import type { FindLink } from './pageLink.ts';
import { watchIntent } from './watchIntent.ts';

interface PrefetchOnIntent {
  readonly findLink: FindLink;
  readonly federation: Federation;
  readonly renderAhead: (page: PageAhead) => void;
}

/** Loads a page and renders it ahead when a visitor is about to click a link to it; returns a function that stops. */
export function prefetchOnIntent({ findLink, federation, renderAhead }: PrefetchOnIntent): () => void {
  return watchIntent(({ target }) => {
    const link = findLink(target);
    if (!link || link.pathname === location.pathname) return;
    const { pathname, view } = link;
    federation.preloadPage(view).then(
      (loaded) => {
        keepAssets(loaded);
        startTransition(() => renderAhead({ pathname, ...loadedPage(view, loaded.page) }));
      },
      () => undefined,
    );
  });
}
