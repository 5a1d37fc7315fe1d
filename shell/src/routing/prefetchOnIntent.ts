import type { Federation } from '@mirqam/shared/federation/startFederation';
import { startTransition } from 'react';
import { hasBackgroundImages } from '../loading/hasBackgroundImages.ts';
import { loadedPage, type PageAhead } from './findPage.ts';
import type { RemoteView } from './matchRoute.ts';
import { watchIntent } from './watchIntent.ts';

interface Prefetch {
  /** The page of the link that an event is about. */
  readonly findLink: (event: Event) => { readonly pathname: string; readonly view: RemoteView } | undefined;
  readonly federation: Federation;
  readonly renderAhead: (page: PageAhead) => void;
}

/** Loads a page and renders it ahead when a visitor is about to click a link to it; returns a function that stops. */
export function prefetchOnIntent({ findLink, federation, renderAhead }: Prefetch): () => void {
  const images = new Map<string, HTMLImageElement>();
  const fetchImage = (url: string) => {
    if (!images.has(url)) images.set(url, Object.assign(new Image(), { src: url }));
  };
  return watchIntent((event) => {
    const link = findLink(event);
    if (!link || link.pathname === location.pathname) return;
    const { pathname, view } = link;
    federation.preloadPage(view).then(
      (loaded) => {
        loaded.images.forEach(fetchImage);
        // Reads and caches the new stylesheets ahead, because that takes a while.
        hasBackgroundImages(document.body);
        startTransition(() => renderAhead({ pathname, ...loadedPage(view, loaded.page) }));
      },
      () => undefined,
    );
  });
}
