import type { Composition } from '@mirqam/shared/contract/Composition';
import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { startScrollRestoration } from '../arrival/scrollRestoration.ts';
import { createFirstLoad } from '../firstLoad/firstLoad.ts';
import { words } from '../words/en.ts';
import { findPage, isKnown } from './findPage.ts';
import { matchRoute } from './matchRoute.ts';

const composition: Composition = {
  id: 'c0ffee0001',
  apps: {
    journals: { version: '1.0.0-3f2a9c1b7d', routes: [['/journals/:type/:slug', 'JournalPage']] },
    legal: { version: '1.0.0-9c1b7d3f2a', routes: [['/terms-conditions', 'TermsPage', 'Terms']] },
  },
};
const page = Object.assign(() => null, { title: ({ slug }: Readonly<Record<string, string>>) => `About ${slug}` });
const lost = new Error('lost');
let loadRoutes = jest.fn(async () => undefined);

function find(pathname: string, preload: () => Promise<PreloadedPage>, isCurrent = true) {
  const federation = {
    loadPage: async () => page,
    preloadPage: jest.fn(preload),
    prefetchPage: jest.fn(),
    readMenus: jest.fn(),
    loadRoutes,
  };
  const visit = { federation, firstLoad: createFirstLoad(), scroll: startScrollRestoration(), isAway: false, words };
  const view = matchRoute(composition, pathname);
  return findPage({ composition, visit, pathname, view, from: { kind: 'not-found' }, isCurrent: () => isCurrent });
}
const loaded = async () => ({ page, images: [] });

const serverIsDown = () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
};
const serverHasPage = () => {
  const headers = new Headers({ 'content-type': 'text/html' });
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 200, ok: true, headers });
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => jest.restoreAllMocks());

test('a page is found with the title of its route', async () => {
  expect(await find('/terms-conditions', loaded)).toMatchObject({ view: { app: 'legal' }, title: 'Terms' });
});

test('a lookup is found with the title of its page', async () => {
  const found = await find('/journals/author/find-a-journal', loaded);
  expect(found).toMatchObject({ view: { app: 'journals' }, title: 'About find-a-journal' });
});

test('an address without a route is not found, and nothing is loaded', async () => {
  const preload = jest.fn(loaded);
  expect(await find('/journals', preload)).toMatchObject({ view: { kind: 'not-found' } });
  expect(preload).not.toHaveBeenCalled();
});

test('a page whose route the document does not know is found after the route table has come', async () => {
  const { apps } = composition;
  Object.assign(composition, { apps: {}, routeTable: ['/apps/shell/routes.3f2a9c1b7d42.js', 'sha256-0'], path: '/' });
  loadRoutes = jest.fn(async () => void Object.assign(composition, { apps, routeTable: undefined }));
  expect(await find('/terms-conditions', loaded)).toMatchObject({ view: { app: 'legal' }, title: 'Terms' });
  expect(loadRoutes.mock.calls).toEqual([['awaited']]);
});

test('a page that cannot be loaded from a server that is down fails', async () => {
  serverIsDown();
  expect(await find('/terms-conditions', () => Promise.reject(lost))).toBe('failed');
});

test('a lookup whose content cannot be loaded is not found, and is logged once with the composition', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 404, ok: false });
  const found = await find('/journals/author/find-a-journal', () => Promise.reject(lost));
  expect(found).toMatchObject({ view: { kind: 'not-found' } });
  expect(log.mock.calls).toEqual([['/journals/author/find-a-journal could not be shown', composition, lost]]);
});

test('a lookup whose content is lost, and whose document the server has, is logged once before the full load', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const log = jest.spyOn(console, 'error').mockImplementation();
  serverHasPage();
  const found = find('/journals/author/enhance-my-paper', () => Promise.reject(lost));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe('failed');
  const ours = log.mock.calls.filter(([message]) => String(message).includes('could not be shown'));
  expect(ours).toEqual([['/journals/author/enhance-my-paper could not be shown', composition, lost]]);
  jest.useRealTimers();
});

test('a page that the visitor has abandoned is not requested from the server', async () => {
  serverIsDown();
  expect(await find('/terms-conditions', () => Promise.reject(lost), false)).toBe('abandoned');
  expect(fetch).not.toHaveBeenCalled();
});

test('a full load that the visitor stops fails', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  // jsdom does not navigate, like a browser that was stopped, and logs an error.
  jest.spyOn(console, 'error').mockImplementation();
  serverHasPage();
  const found = find('/terms-conditions', () => Promise.reject(lost));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe('failed');
  jest.useRealTimers();
});

test('an address without content is not known', () => {
  expect(isKnown({ view: { kind: 'not-found' }, title: 'Page not found' })).toBe(false);
  const view = matchRoute(composition, '/journals/author/none');
  expect(isKnown({ view, title: '' })).toBe(false);
  expect(isKnown({ view, title: 'Find a journal' })).toBe(true);
});
