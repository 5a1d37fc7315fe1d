import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Federation } from '@mirqam/shared/federation/startFederation';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { arrive } from '../arrival/arrive.ts';
import type { View } from './matchRoute.ts';
import { isPlainClick, linkFinder, type RenderAhead } from './pageLink.ts';
import { isFrugal, prefetchAtRest, whenIdle } from './prefetchAtRest.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import type { Navigate } from './useRouteChange.ts';
import type { Visit } from './Visit.ts';

interface SiteLinks {
  readonly composition: Composition;
  readonly visit: Visit | undefined;
  readonly base: string;
  /** The page on screen. */
  readonly view: View;
  readonly pathname: string;
  readonly isBusy: boolean;
  readonly navigate: Navigate;
  readonly renderAhead: RenderAhead;
}

/** Follows plain clicks on links to pages of the site, and prefetches the pages that a visitor may click on. */
export function useSiteLinks({ composition, visit, base, view, pathname, isBusy, navigate, renderAhead }: SiteLinks) {
  const findLink = useMemo(() => linkFinder(composition, base, view), [composition, base, view]);
  useEffect(() => {
    if (!visit || visit.isAway) return;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && findLink(event.target);
      if (!link) return;
      event.preventDefault();
      // A new location would make React replace the server's HTML, with what the visitor has written in it.
      if (link.pathname === pathname && visit.firstLoad.state() === 'waiting') arrive(link.hash, undefined);
      else navigate(link.pathname + link.search + link.hash, link);
    };
    document.addEventListener('click', follow);
    const stopPrefetching = prefetchOnIntent({ pathname, findLink, federation: visit.federation, renderAhead });
    return () => {
      document.removeEventListener('click', follow);
      stopPrefetching();
    };
  }, [findLink, visit, pathname, navigate, renderAhead]);
  useEffect(() => {
    if (visit && !visit.isAway) prefetchRoutes(visit.federation);
  }, [visit]);
  const isReady = useEffectEvent(() => !isBusy && visit?.firstLoad.state() !== 'waiting');
  useEffect(() => {
    if (!visit || visit.isAway) return;
    const { federation } = visit;
    // The menus of a page may need a file of a disabled app.
    const isOff = () => Object.values(composition.apps).some(({ disabled }) => disabled);
    return prefetchAtRest({ pathname, findLink, isReady: () => isReady(), isOff, federation, renderAhead });
  }, [composition, findLink, visit, pathname, renderAhead]);
}

/** Fetches the route table when the document has loaded and a frame is painted, so sooner than any page. */
function prefetchRoutes({ loadRoutes }: Federation): void {
  const load = () => isFrugal() || loadRoutes('prefetched').catch(() => undefined);
  const start = () => requestAnimationFrame(() => whenIdle(load));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
