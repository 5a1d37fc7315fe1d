import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { Composition } from 'shared/contract/Composition';
import type { Federation } from 'shared/federation/browserFederation';
import { isSettledWithin } from '../loading/isSettledWithin.ts';
import { showLateFonts } from '../loading/lateFonts.ts';
import { styleWithScripting } from '../loading/scriptingStyles.ts';
import { settleImages } from '../loading/settleImages.ts';
import { arrive, nameDocument } from './arrive.ts';
import { findPage } from './findPage.ts';
import { matchRoute, type View } from './matchRoute.ts';
import { recallScroll, rememberScroll } from './scrollMemory.ts';

/** Eight seconds are promised; a busy device takes its part of them to show the page. */
const imageBudget = 7000;

interface Shown {
  readonly location: Location;
  readonly view: View;
  /** How often the visitor had asked to try again by then. */
  readonly attempt: number;
}

export interface RouteChange {
  readonly shown: Shown;
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
  const [shown, setShown] = useState<Shown>({ location, view: first, attempt: 0 });
  const [phase, setPhase] = useState<RouteChange['phase']>('idle');
  const [announcement, setAnnouncement] = useState('');
  const [attempt, setAttempt] = useState(0);

  const show = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!federation) return;
    const started = performance.now();
    rememberScroll(shown.location.key);
    setPhase('loading');
    const found = await findPage({ composition, federation, pathname: location.pathname, isCurrent });
    if (!isCurrent() || found === 'left') return;
    if (found === 'trouble') return setPhase('trouble');
    styleWithScripting();
    showLateFonts();
    flushSync(() => setShown({ location, view: found.view, attempt }));
    await isSettledWithin(settleImages(document.body), imageBudget - (performance.now() - started));
    if (!isCurrent()) return;
    nameDocument(found.title, location.pathname);
    flushSync(() => setPhase('idle'));
    arrive(location.hash, navigationType === 'POP' ? recallScroll(location.key) : undefined);
    setAnnouncement(found.title);
  });

  const stay = useEffectEvent(() => {
    setPhase('idle');
    if (location === shown.location) return;
    rememberScroll(shown.location.key);
    setShown({ ...shown, location });
    arrive(location.hash, navigationType === 'POP' ? recallScroll(location.key) : undefined);
  });

  const isSamePage = useEffectEvent(() => attempt === shown.attempt && answers(shown, composition, location));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a location or a new attempt starts the change, nothing else
  useLayoutEffect(() => {
    if (isSamePage()) return stay();
    let isCurrent = true;
    void show(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location, attempt]);

  return {
    shown,
    phase,
    target: location.pathname,
    announcement,
    tryAgain: () => setAttempt((count) => count + 1),
  };
}

// A page that could not be had is looked for again whenever its address is asked for.
const answers = (shown: Shown, composition: Composition, location: Location) =>
  location === shown.location ||
  (location.pathname === shown.location.pathname &&
    shown.view.kind === matchRoute(composition, location.pathname).kind);
