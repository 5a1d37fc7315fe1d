import type { Composition } from '@mirqam/shared/contract/Composition';
import { previewAddress } from '@mirqam/shared/contract/preview';
import { startTransition, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { useWords } from '../words/useWords.ts';
import { matchRoute, type View } from './matchRoute.ts';
import type { LoadedLink, RenderAhead } from './pageLink.ts';
import { RouteChange, type Screen } from './RouteChange.ts';
import { createStage } from './stage.ts';
import type { Visit } from './Visit.ts';

/** A path and the view that it matches. */
interface Match {
  readonly pathname: string;
  readonly view: View;
}

/** Follows an address of the site; `view` is the match of its path, if the link has already found it. */
export type Navigate = (address: string, match?: Match) => void;

/** Milliseconds after which assistive technology says that a page is loading: a quick one announces itself. */
const longLoad = 500;

interface RouteChangeRequest {
  readonly composition: Composition;
  readonly visit: Visit | undefined;
  readonly first: View;
  readonly base: string;
}

export interface ShownChange {
  readonly screen: Screen;
  /** Whether the page on screen waits for the next one. */
  readonly isLeaving: boolean;
  /** The pages that the visitor is likely to navigate to next. */
  readonly ahead: readonly LoadedLink[];
  readonly renderAhead: RenderAhead;
  /** What assistive technology reads out: see `useAnnouncement`. */
  readonly announcement: string;
  readonly navigate: Navigate;
  readonly tryAgain: () => void;
}

/** Shows the route changes of the document: `RouteChange` decides, and this renders. */
export function useRouteChange({ composition, visit, first, base }: RouteChangeRequest): ShownChange {
  const { location, isRestored, matchView, navigate } = useDestination(composition, base);
  const [screen, setScreen] = useState<Screen>({ state: 'settled', location, view: first });
  const { ahead, setAhead, renderAhead } = useAhead();
  const [announcement, announceNow] = useAnnouncement(screen.state === 'loading' || screen.state === 'settling');
  const [change] = useState(() => {
    const render = (next: Screen, before: Screen) =>
      flushSync(() => {
        setScreen(next);
        // The loader would wait for images of pages ahead.
        if (next.view !== before.view) setAhead([]);
      });
    const announce = (title: string) => startTransition(() => announceNow(title));
    return visit && new RouteChange(createStage({ composition, visit, render, announce }), screen);
  });
  const follow = useEffectEvent(() => {
    const restored = isRestored ? visit?.scroll.recall(location) : undefined;
    const next = ahead.find(({ pathname }) => pathname === location.pathname);
    void change?.follow({ location, view: matchView(), restored, ahead: next });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location starts the change, and is not read
  useLayoutEffect(() => {
    follow();
    return () => change?.abandon();
  }, [location]);
  const isLeaving = screen.state === 'loading' && screen.location !== location;
  const tryAgain = () => void change?.tryAgain();
  return { screen, isLeaving, ahead, renderAhead, announcement, navigate, tryAgain };
}

/** The current or pending location, and the functions that navigate. */
export function useDestination(composition: Composition, base: string) {
  const location = useLocation();
  const isRestored = useNavigationType() === 'POP';
  // `useNavigate` would add 1 KB of code to resolve relative addresses, which this site does not use.
  const { navigator } = useContext(NavigationContext);
  const clicked = useRef<Match>(undefined);
  // One stable function, because a new one for each location would render the page again. Addresses are absolute.
  const [navigate] = useState(() => (address: string, match?: Match) => {
    clicked.current = match;
    const url = base ? previewAddress(base, address) : address;
    // As in browsers, a link to the current address adds no entry to the history.
    if (isHere(url)) navigator.replace(url);
    else navigator.push(url);
  });
  const matchView = (): View => {
    const { pathname } = location;
    return clicked.current?.pathname === pathname ? clicked.current.view : matchRoute(composition, pathname);
  };
  return { location, isRestored, matchView, navigate };
}

const isHere = (address: string) => new URL(address, location.href).href === location.href;

function useAhead() {
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
  return { ahead, setAhead, renderAhead };
}

/** What assistive technology reads out: the title of a new page, and before it that it takes a while to load. */
export function useAnnouncement(isLoading: boolean) {
  const { loading } = useWords();
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce(loading), longLoad);
    return () => {
      clearTimeout(timer);
      // Only a change is read out, and the next load may take long too.
      announce('');
    };
  }, [isLoading, loading]);
  return [announcement, announce] as const;
}
