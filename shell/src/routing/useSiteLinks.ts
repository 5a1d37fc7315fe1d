import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Federation } from '@mirqam/shared/federation/browserFederation';
import { startTransition, useEffect } from 'react';
import { hasBackgroundImages } from '../loading/hasBackgroundImages.ts';
import { inHand, type PageAhead } from './findPage.ts';
import { matchRoute } from './matchRoute.ts';
import { plainClick, siteAddress } from './siteAddress.ts';
import { watchIntent } from './watchIntent.ts';

interface SiteLinks {
  readonly composition: Composition;
  readonly federation: Federation | undefined;
  readonly base: string;
  readonly navigate: (address: string) => void;
  readonly renderAhead: (page: PageAhead) => void;
}

/** Follows plain clicks on links of the site, and starts to load where a visitor is about to go. */
export function useSiteLinks({ composition, federation, base, navigate, renderAhead }: SiteLinks) {
  useEffect(() => {
    const addressOf = (event: Event) => {
      const address = siteAddress(event.target, base);
      const view = address && matchRoute(composition, address.pathname);
      return address && view && view.kind === 'page' && !view.isDisabled ? { address, view } : undefined;
    };
    const follow = (event: MouseEvent) => {
      if (!plainClick(event)) return;
      const found = addressOf(event);
      if (!found) return;
      event.preventDefault();
      navigate(found.address.pathname + found.address.search + found.address.hash);
    };
    const anticipate = (event: Event) => {
      const found = addressOf(event);
      if (!found || !federation || found.address.pathname === location.pathname) return;
      const { pathname } = found.address;
      federation.preloadPage(found.view).then(
        ({ page, images }) => {
          images.forEach(fetchImage);
          // Reads the stylesheets ahead, which takes a while.
          hasBackgroundImages(document.body);
          startTransition(() => renderAhead({ pathname, ...inHand(found.view, page) }));
        },
        () => undefined,
      );
    };
    document.addEventListener('click', follow);
    const stopWatching = watchIntent(anticipate);
    return () => {
      document.removeEventListener('click', follow);
      stopWatching();
    };
  }, [composition, federation, base, navigate, renderAhead]);
}

const fetched = new Map<string, HTMLImageElement>();

function fetchImage(address: string) {
  if (fetched.has(address)) return;
  const image = new Image();
  image.src = address;
  fetched.set(address, image);
}
