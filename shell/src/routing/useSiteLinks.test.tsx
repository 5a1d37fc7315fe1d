import type { Composition } from '@mirqam/shared/contract/Composition';
import { render } from '@testing-library/react';
import { startScrollRestoration } from '../arrival/scrollRestoration.ts';
import { createFirstLoad } from '../firstLoad/firstLoad.ts';
import { words } from '../words/en.ts';
import { useSiteLinks } from './useSiteLinks.ts';

const composition: Composition = {
  id: 'c0ffee0001',
  apps: { legal: { version: '1.0.0-3f2a9c1b7d', routes: [['/privacy-policy', 'PrivacyPage', 'Privacy']] } },
};
const ignore = () => undefined;
const none = { kind: 'not-found' } as const;
const prefetchPage = jest.fn(async () => ({ page: () => null, images: [] }));
const federation = {
  loadPage: jest.fn(),
  readMenus: jest.fn(),
  preloadPage: jest.fn(),
  prefetchPage,
  loadRoutes: async () => undefined,
};
const visit = { federation, firstLoad: createFirstLoad(), scroll: startScrollRestoration(), isAway: false, words };

function Site({ isBusy }: { readonly isBusy: boolean }) {
  useSiteLinks({
    composition,
    visit,
    base: '',
    view: none,
    pathname: '/',
    isBusy,
    navigate: ignore,
    renderAhead: ignore,
  });
  return <a href="/privacy-policy">Privacy</a>;
}

beforeEach(() => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
      takeRecords = () => [];
    },
    IntersectionObserver: class {
      readonly observe: (target: Element) => void;
      constructor(report: (changes: readonly object[]) => void) {
        this.observe = (target) => report([{ target, isIntersecting: true }]);
      }
      disconnect() {}
    },
  });
});

test('the pages of links in view are fetched only while no other page loads', async () => {
  jest.useFakeTimers();
  visit.firstLoad.abandon();
  const { rerender } = render(<Site isBusy />);
  await jest.advanceTimersByTimeAsync(5000);
  expect(prefetchPage).not.toHaveBeenCalled();
  rerender(<Site isBusy={false} />);
  await jest.advanceTimersByTimeAsync(5000);
  expect(prefetchPage).toHaveBeenCalledTimes(1);
});
