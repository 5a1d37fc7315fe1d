import type { Composition } from '@mirqam/shared/contract/Composition';
import { useEffect } from 'react';
import type { Visit } from '../openVisit.ts';
import type { PageAhead } from './findPage.ts';
import { matchRoute } from './matchRoute.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { isPlainClick, siteAddress } from './siteAddress.ts';
import type { Navigate } from './useDestination.ts';

interface SiteLinks {
  readonly composition: Composition;
  readonly visit: Visit | undefined;
  readonly base: string;
  readonly navigate: Navigate;
  readonly renderAhead: (page: PageAhead) => void;
}

/** Follows plain clicks on links to pages of the site, and prefetches the pages that a visitor is about to click on. */
export function useSiteLinks({ composition, visit, base, navigate, renderAhead }: SiteLinks) {
  useEffect(() => {
    if (!visit) return;
    const findLink = ({ target }: Event) => {
      const address = siteAddress(target, base);
      const view = address && matchRoute(composition, address.pathname);
      return address && view?.kind === 'page' && !view.isDisabled ? { ...address, view } : undefined;
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && findLink(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, link);
    };
    document.addEventListener('click', follow);
    const stopPrefetching = prefetchOnIntent({ findLink, federation: visit.federation, renderAhead });
    return () => {
      document.removeEventListener('click', follow);
      stopPrefetching();
    };
  }, [composition, visit, base, navigate, renderAhead]);
}
