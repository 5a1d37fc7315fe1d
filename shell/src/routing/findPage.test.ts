import type { Composition } from '@mirqam/shared/contract/Composition';
import type { PreloadedPage } from '@mirqam/shared/federation/browserFederation';
import { findPage } from './findPage.ts';

const composition: Composition = {
  id: 'c0ffee0001',
  apps: {
    journals: { version: '1.0.0-3f2a9c1b7d', routes: [['/journals/:type/:slug', 'JournalPage']] },
    legal: { version: '1.0.0-9c1b7d3f2a', routes: [['/terms-conditions', 'TermsPage', 'Terms']] },
  },
};
const page = Object.assign(() => null, { title: ({ slug }: Readonly<Record<string, string>>) => `About ${slug}` });
const lost = new Error('lost');

function find(pathname: string, preload: () => Promise<PreloadedPage>, isCurrent = true) {
  const federation = { loadPage: async () => page, preloadPage: jest.fn(preload), readMenus: jest.fn() };
  return findPage({ composition, federation, pathname, isCurrent: () => isCurrent });
}
const loaded = async () => ({ page, images: [] });

const serverIsSilent = () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => jest.restoreAllMocks());

test('a page is found with the title of its route', async () => {
  expect(await find('/terms-conditions', loaded)).toMatchObject({ view: { app: 'legal' }, title: 'Terms' });
});

test('a lookup is found with the title that its page makes', async () => {
  const found = await find('/journals/author/find-a-journal', loaded);
  expect(found).toMatchObject({ view: { app: 'journals' }, title: 'About find-a-journal' });
});

test('an address of no route is not found, and nothing is loaded', async () => {
  const preload = jest.fn(loaded);
  expect(await find('/journals', preload)).toMatchObject({ view: { kind: 'not-found' } });
  expect(preload).not.toHaveBeenCalled();
});

test('a page that cannot be had while nothing answers is trouble', async () => {
  serverIsSilent();
  expect(await find('/terms-conditions', () => Promise.reject(lost))).toBe('trouble');
});

test('a lookup whose content cannot be had is not found, and is logged once with the versions', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 404, ok: false });
  const found = await find('/journals/author/find-a-journal', () => Promise.reject(lost));
  expect(found).toMatchObject({ view: { kind: 'not-found' } });
  expect(log.mock.calls).toEqual([
    [
      '/journals/author/find-a-journal could not be shown',
      'composition c0ffee0001: journals@1.0.0-3f2a9c1b7d legal@1.0.0-9c1b7d3f2a',
      lost,
    ],
  ]);
});

test('a failure that nobody waits for has no consequence', async () => {
  serverIsSilent();
  expect(await find('/terms-conditions', () => Promise.reject(lost), false)).toBe('left');
  expect(fetch).not.toHaveBeenCalled();
});

test('a visitor who stops the full load is told that the page did not load', async () => {
  jest.useFakeTimers();
  // jsdom goes nowhere, as a browser does that was stopped, and says so.
  jest.spyOn(console, 'error').mockImplementation();
  const headers = new Headers({ 'content-type': 'text/html' });
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 200, ok: true, headers, text: async () => '' });
  const found = find('/terms-conditions', () => Promise.reject(lost));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe('trouble');
  jest.useRealTimers();
});
