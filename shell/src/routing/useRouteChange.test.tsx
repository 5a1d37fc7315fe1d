import type { Composition } from '@mirqam/shared/contract/Composition';
import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { startScrollRestoration } from '../arrival/scrollRestoration.ts';
import { createFirstLoad } from '../firstLoad/firstLoad.ts';
import { words } from '../words/en.ts';
import { useAnnouncement, useDestination } from './useRouteChange.ts';
import { useSiteLinks } from './useSiteLinks.ts';

/** Named, so that the router does not warn about its next version. */
const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: true };

let matches = 0;
const composition: Composition = {
  id: 'c0ffee0001',
  // Each match of a path reads the apps once.
  get apps() {
    matches++;
    return {
      legal: {
        version: '1.0.0-3f2a9c1b7d',
        routes: [
          ['/terms-conditions', 'TermsPage', 'Terms'],
          ['/privacy-policy', 'PrivacyPage', 'Privacy'],
        ],
      },
    } as const;
  },
};
const federation = {
  loadPage: jest.fn(),
  readMenus: jest.fn(),
  preloadPage: jest.fn(),
  prefetchPage: jest.fn(),
  loadRoutes: async () => undefined,
};
const visit = { federation, firstLoad: createFirstLoad(), scroll: startScrollRestoration(), isAway: false, words };
const ignore = () => undefined;
const none = { kind: 'not-found' } as const;

/** Shows the match of the address, and reads each new location once, as a route change does. */
function Site() {
  const { location, matchView, navigate } = useDestination(composition, '');
  const [title, setTitle] = useState('');
  useSiteLinks({
    composition,
    visit,
    base: '',
    view: none,
    pathname: '/',
    isBusy: false,
    navigate,
    renderAhead: ignore,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => {
    const view = matchView();
    setTitle(view.kind === 'page' ? (view.title ?? '') : 'Not found');
  }, [location]);
  return (
    <>
      <h1>{title}</h1>
      <a href="/terms-conditions#data">Terms</a>
      <button type="button" onClick={() => navigate('/privacy-policy')}>
        Privacy
      </button>
    </>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/terms-conditions');
  render(
    <BrowserRouter future={routerFuture}>
      <Site />
    </BrowserRouter>,
  );
  act(() => screen.getByRole('button').click());
  matches = 0;
});

const heading = () => screen.getByRole('heading').textContent;

test('a click matches its path once and passes the view on', () => {
  act(() => screen.getByRole('link').click());
  expect([heading(), location.pathname, location.hash]).toEqual(['Terms', '/terms-conditions', '#data']);
  expect(matches).toBe(1);
});

test('a link to the current address adds no entry to the history', () => {
  act(() => screen.getByRole('link').click());
  const { length } = history;
  act(() => screen.getByRole('link').click());
  expect(history.length).toBe(length);
});

test.each([
  ['/', '/_preview/c0ffee0001'],
  ['/privacy-policy?from=home#data', '/_preview/c0ffee0001/privacy-policy?from=home#data'],
])('in a preview, %s leads to %s', (address, expected) => {
  const base = '/_preview/c0ffee0001';
  history.replaceState(null, '', `${base}/terms-conditions`);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserRouter basename={base} future={routerFuture}>
      {children}
    </BrowserRouter>
  );
  const { result } = renderHook(() => useDestination(composition, base), { wrapper });
  act(() => result.current.navigate(address));
  expect(location.href).toBe(location.origin + expected);
  expect(result.current.location.pathname).toBe(new URL(address, location.origin).pathname);
});

describe('announcements', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('a load is announced after half a second, until the title of its page is', async () => {
    const { result, rerender } = renderHook(useAnnouncement, { initialProps: false });
    rerender(true);
    pass(499);
    expect(result.current[0]).toBe('');
    pass(1);
    expect(result.current[0]).toBe('Loading page');
    rerender(false);
    act(() => result.current[1]('About us'));
    expect(result.current[0]).toBe('About us');
  });

  test('each long load is announced, also after one that the visitor has left', () => {
    const { result, rerender } = renderHook(useAnnouncement, { initialProps: true });
    pass(500);
    rerender(false);
    expect(result.current[0]).toBe('');
    rerender(true);
    pass(500);
    expect(result.current[0]).toBe('Loading page');
  });

  test('a quick load is not announced', () => {
    const { result, rerender } = renderHook(useAnnouncement, { initialProps: true });
    pass(400);
    rerender(false);
    pass(1000);
    expect(result.current[0]).toBe('');
  });
});
