import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import type { FindLink, PageLink } from './pageLink.ts';
import { prefetchAtRest } from './prefetchAtRest.ts';

const page: PreloadedPage = { page: () => null, images: [] };
const view = { kind: 'page', params: {}, title: 'T', shows: {}, isDisabled: false, hasOwnPolicy: false } as const;

/** A script that was fetched. */
class Timing {
  readonly initiatorType = 'script';
  readonly transferSize = 45_000;
}
let timings: Timing[] = [];
let show: (links: readonly Element[]) => void = () => undefined;
let stop = () => {};
let isReady = true;
let isOff = false;
const loadRoutes = jest.fn();
/** The height of the document below the top of the window, which is 600 px high. */
let height = 3000;
const renderAhead = jest.fn();
/** The pages that are to be ahead now. */
const rendered = () => renderAhead.mock.lastCall?.[0].map(({ pathname }: PageLink) => pathname);

/** Shows links at these distances from the top of the window, after `arrive`, and fetches their pages with `load`. */
function rest(
  tops: Readonly<Record<string, number>>,
  load: (pathname: string) => Promise<PreloadedPage>,
  arrive = () => {},
) {
  document.body.innerHTML = Object.keys(tops)
    .map((path) => `<a href="${path}">${path}</a>`)
    .join('');
  for (const link of document.links) {
    const top = tops[link.pathname] ?? 0;
    link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  }
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 800, height);
  const findLink: FindLink = (target) =>
    target instanceof HTMLAnchorElement
      ? { pathname: target.pathname, search: '', hash: '', view: { ...view, app: 'legal', page: target.pathname } }
      : undefined;
  const prefetchPage = jest.fn(({ page }: { readonly page: string }) => load(page));
  const federation = { loadPage: jest.fn(), readMenus: jest.fn(), preloadPage: jest.fn(), prefetchPage, loadRoutes };
  stop = prefetchAtRest({
    pathname: '/here',
    findLink,
    isReady: () => isReady,
    isOff: () => isOff,
    federation,
    renderAhead,
  });
  arrive();
  show([...document.links]);
  return () => prefetchPage.mock.calls.map(([{ page }]) => page);
}
const passTime = () => jest.advanceTimersByTimeAsync(1500);

beforeEach(() => {
  jest.useFakeTimers();
  isOff = false;
  loadRoutes.mockReset().mockResolvedValue(undefined);
  timings = [];
  Object.assign(window, { innerHeight: 600 });
  Object.assign(globalThis, {
    PerformanceResourceTiming: Timing,
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
      takeRecords = () => timings.splice(0);
    },
    IntersectionObserver: class {
      constructor(report: (changes: readonly object[]) => void) {
        show = (links) => report(links.map((target) => ({ target, isIntersecting: true })));
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  stop();
  renderAhead.mockClear();
  height = 3000;
  Object.assign(window, { scrollY: 0 });
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the pages of links in view are fetched once, the nearest to the middle of the window first', async () => {
  const fetched = rest({ '/top': 0, '/middle': 290, '/here': 300, '/low': 400 }, async () => page);
  expect(fetched()).toEqual([]);
  await passTime();
  show([...document.links]);
  await passTime();
  expect(fetched()).toEqual(['/middle', '/low', '/top']);
});

test('at the end of the document, which cannot scroll further, the nearest to its end come first', async () => {
  height = 650;
  const fetched = rest({ '/top': 0, '/middle': 290, '/low': 400, '/last': 580 }, async () => page);
  await passTime();
  expect(fetched()).toEqual(['/last', '/low', '/middle', '/top']);
});

test('on a touch screen the page of the nearest link is rendered ahead, and below the top those of the nearest four', async () => {
  const media = window.matchMedia('');
  const touch = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...media, matches: query === '(hover: none)' }));
  rest({ '/1': 1, '/2': 2, '/3': 3, '/4': 4, '/5': 5, '/here': 300 }, async () => page);
  await passTime();
  expect(rendered()).toEqual(['/5']);
  Object.assign(window, { scrollY: 100 });
  show([...document.links]);
  await passTime();
  expect(rendered()).toEqual(['/5', '/4', '/3', '/2']);
  for (const link of document.links)
    link.getBoundingClientRect = () => new DOMRect(0, -Number(link.pathname.slice(1)), 100, 20);
  show([...document.links]);
  await passTime();
  expect(rendered()).toEqual(['/1', '/2', '/3', '/4']);
  touch.mockRestore();
});

test('no page is rendered ahead where a hover comes before a click', async () => {
  rest({ '/1': 1 }, async () => page);
  await passTime();
  expect(rendered()).toBeUndefined();
});

test('a page that has been scrolled is at rest sooner than one that has just loaded', async () => {
  const fetched = rest({ '/1': 1 }, async () => page);
  await jest.advanceTimersByTimeAsync(400);
  expect(fetched()).toEqual([]);
  Object.assign(window, { scrollY: 100 });
  show([...document.links]);
  await jest.advanceTimersByTimeAsync(400);
  expect(fetched()).toEqual(['/1']);
});

test('a page that replaces a scrolled one settles first', async () => {
  Object.assign(window, { scrollY: 1500 });
  const fetched = rest(
    { '/1': 1 },
    async () => page,
    () => Object.assign(window, { scrollY: 0 }),
  );
  await jest.advanceTimersByTimeAsync(400);
  expect(fetched()).toEqual([]);
  await passTime();
  expect(fetched()).toEqual(['/1']);
});

test('no more pages are fetched at a time than the budget has room for', async () => {
  const fetched = rest({ '/1': 1, '/2': 2, '/3': 3, '/4': 4, '/5': 5, '/6': 6 }, () => new Promise(() => undefined));
  await passTime();
  expect(fetched()).toEqual(['/6', '/5', '/4', '/3', '/2']);
});

test('bytes that were fetched count towards the budget', async () => {
  const fetched = rest({ '/1': 1, '/2': 2, '/3': 3 }, async () => {
    timings.push(new Timing());
    return page;
  });
  await passTime();
  expect(fetched()).toEqual(['/3', '/2']);
});

test('images wait until there is room for them, and the next page waits for them', async () => {
  let finish: (page: PreloadedPage) => void = () => undefined;
  const slow = new Promise<PreloadedPage>((resolve) => {
    finish = resolve;
  });
  const images = Array.from({ length: 17 }, (_, index) => `/image-${index}.svg`);
  const requested = jest.spyOn(window, 'Image');
  const fetched = rest({ '/1': 1, '/2': 2, '/3': 3, '/4': 4, '/5': 5, '/6': 6 }, (path) =>
    path === '/6' ? new Promise((resolve) => setTimeout(() => resolve({ ...page, images }), 100)) : slow,
  );
  await passTime();
  expect(requested).not.toHaveBeenCalled();
  finish(page);
  await passTime();
  expect(requested).toHaveBeenCalledTimes(17);
  expect(fetched()).toEqual(['/6', '/5', '/4', '/3', '/2', '/1']);
  requested.mockRestore();
});

test('the code of the page itself comes first', async () => {
  isReady = false;
  const fetched = rest({ '/1': 1 }, async () => page);
  await passTime();
  expect(fetched()).toEqual([]);
  isReady = true;
  await passTime();
  expect(fetched()).toEqual(['/1']);
});

test('the route table comes first, at rest, and its failure ends the fetching', async () => {
  loadRoutes.mockRejectedValue(new Error('lost'));
  const fetched = rest({ '/1': 1 }, async () => page);
  expect(loadRoutes).not.toHaveBeenCalled();
  await passTime();
  show([...document.links]);
  await passTime();
  expect([loadRoutes.mock.calls, fetched()]).toEqual([[['prefetched']], []]);
});

test('nothing but the route table is fetched while an app is disabled', async () => {
  isOff = true;
  const fetched = rest({ '/1': 1 }, async () => page);
  await passTime();
  expect(fetched()).toEqual([]);
});

test('a failure ends the fetching', async () => {
  const fetched = rest({ '/1': 1, '/2': 2, '/3': 3, '/4': 4, '/5': 5, '/6': 6 }, () =>
    Promise.reject(new Error('lost')),
  );
  await passTime();
  expect(fetched()).toEqual(['/6']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched on a connection with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const fetched = rest({ '/1': 1 }, async () => page);
    await passTime();
    expect(fetched()).toEqual([]);
  },
);
