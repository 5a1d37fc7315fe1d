import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Federation } from '@mirqam/shared/federation/browserFederation';
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { isSettledWithin } from '../loading/isSettledWithin.ts';
import { pendingImages, settleImages } from '../loading/settleImages.ts';
import { arrive, arriveAgain, makeWay, nameDocument } from './arrive.ts';
import { findPage, type PageAhead } from './findPage.ts';
import { matchRoute, type View } from './matchRoute.ts';
import { recallScroll, rememberScroll } from './scrollMemory.ts';

/** Eight seconds are promised; a busy device takes its part of them to show the page. */
const imageBudget = 7000;

interface Shown {
  readonly location: Location;
  readonly view: View;
  readonly retry?: Retry;
}

/** The visitor has asked to try again, there. */
interface Retry {
  readonly location: Location;
}

export interface RouteChange {
  readonly shown: Shown;
  /** The page that the visitor is likely to ask for next. */
  readonly ahead: PageAhead | undefined;
  readonly renderAhead: (page: PageAhead) => void;
  readonly phase: 'idle' | 'loading' | 'trouble';
  /** The path that is being loaded or shown. */
  readonly target: string;
  /** The name of the page for assistive technology, after a route change. */
  readonly announcement: string;
  readonly tryAgain: () => void;
}

export function useRouteChange(composition: Composition, federation: Federation | undefined, first: View): RouteChange {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<Shown>({ location, view: first });
  const [ahead, renderAhead] = useState<PageAhead>();
  const [phase, setPhase] = useState<RouteChange['phase']>('idle');
  const [announcement, setAnnouncement] = useState('');
  const [asked, setAsked] = useState<Retry>();
  const retry = asked?.location === location ? asked : undefined;
  const { pathname, hash } = location;
  const restored = navigationType === 'POP' ? recallScroll(location) : undefined;

  const show = async (isCurrent: () => boolean) => {
    if (!federation) return;
    const started = performance.now();
    rememberScroll(shown.location);
    const isAhead = ahead?.pathname === pathname;
    if (!isAhead) setPhase('loading');
    const found = await (isAhead ? ahead : findPage({ composition, federation, pathname, isCurrent }));
    if (!isCurrent() || found === 'left') return;
    if (found === 'trouble') return setPhase('trouble');
    makeWay(restored);
    flushSync(() => {
      setShown({ location, view: found.view, retry });
      renderAhead(undefined);
    });
    const images = pendingImages(document.body);
    if (images.length > 0) {
      flushSync(() => setPhase('loading'));
      await isSettledWithin(settleImages(images), imageBudget - (performance.now() - started));
      if (!isCurrent()) return;
    }
    nameDocument(found, pathname);
    flushSync(() => setPhase('idle'));
    arrive(hash, restored);
    startTransition(() => setAnnouncement(found.title));
  };

  const stay = async (isCurrent: () => boolean) => {
    if (location === shown.location) return;
    rememberScroll(shown.location);
    // The page is inert until the loader has gone, and what is inert takes no focus.
    await null;
    if (!isCurrent()) return;
    flushSync(() => {
      setPhase('idle');
      setShown({ ...shown, location, retry });
    });
    arriveAgain(hash, restored);
  };

  const isSamePage = (!retry || retry === shown.retry) && answers(shown, composition, location);
  useEachChange(isSamePage ? stay : show, location, retry);

  const tryAgain = () => setAsked({ location });
  return { shown, ahead, renderAhead, phase, target: pathname, announcement, tryAgain };
}

/** Follows every new location and attempt, and tells what was under way that it is not current any more. */
function useEachChange(follow: (isCurrent: () => boolean) => unknown, location: Location, retry: Retry | undefined) {
  const followNow = useEffectEvent(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they start the change, and are not read
  useLayoutEffect(() => {
    let isCurrent = true;
    void followNow(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location, retry]);
}

// A page that could not be had is looked for again whenever its address is asked for.
const answers = (shown: Shown, composition: Composition, location: Location) =>
  location === shown.location ||
  (location.pathname === shown.location.pathname &&
    shown.view.kind === matchRoute(composition, location.pathname).kind);
