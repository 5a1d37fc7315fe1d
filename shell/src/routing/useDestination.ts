import type { Composition } from '@mirqam/shared/contract/Composition';
import { previewAddress } from '@mirqam/shared/contract/preview';
import { useContext, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { matchRoute, type View } from './matchRoute.ts';

/** A path and the view that it matches. */
export interface Match {
  readonly pathname: string;
  readonly view: View;
}

/** Follows an address of the site; `view` is the match of its path, if the link has already found it. */
export type Navigate = (address: string, match?: Match) => void;

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
