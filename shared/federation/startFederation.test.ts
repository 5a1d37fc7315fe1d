import { createInstance } from '@module-federation/enhanced/runtime';
import type { Composition } from '../contract/Composition.ts';
import type { Page } from '../contract/Page.ts';
import { PreloadErrorEvent } from '../contract/preloadError.ts';
import { deferred } from './deferred.ts';
import { createRunningLoads } from './runningLoads.ts';
import { openRouteTable, pageLoader, reportToPlugins } from './startFederation.ts';

// Part of it comes as an ES module only, which Jest cannot require.
jest.mock('./hostRuntime.ts', () => ({}));

const legal = { version: '1.0.0-9c1b7d3f2a', routes: [['/terms-conditions', 'TermsPage']] } as const;
const loadFile = jest.fn();
const onComplete = jest.fn();

/** A page that carries the shell and its route table. */
function open() {
  const composition: Composition = {
    id: 'c0ffee0001',
    apps: { shell: { version: '1.0.0-3f2a9c1b7d' } },
    routeTable: ['/apps/shell/routes.3f2a9c1b7d42.js', 'sha256-0'],
  };
  return { composition, loadRoutes: openRouteTable(composition, createRunningLoads(), onComplete) };
}

beforeEach(() => {
  onComplete.mockReset();
  loadFile.mockReset().mockImplementation(async () => {
    globalThis.federationApps = { shell: { version: '1.0.0-3f2a9c1b7d' }, legal };
  });
  globalThis.federationLoadFile = loadFile;
});

test('the route table is loaded once, with the hash that the page pins, and completes the composition', async () => {
  const { composition, loadRoutes } = open();
  await Promise.all([loadRoutes('prefetched'), loadRoutes('awaited')]);
  await loadRoutes('awaited');
  const url = '/apps/shell/routes.3f2a9c1b7d42.js';
  expect(loadFile.mock.calls).toEqual([[{ app: 'shell', stage: 'chunk', url, integrity: 'sha256-0' }]]);
  expect(composition.apps['legal']).toEqual(legal);
  expect(composition.routeTable).toBeUndefined();
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a route table that was lost is loaded again', async () => {
  loadFile.mockRejectedValueOnce(new Error('lost'));
  const { composition, loadRoutes } = open();
  await expect(loadRoutes('prefetched')).rejects.toThrow('lost');
  await loadRoutes('awaited');
  expect(composition.apps['legal']).toEqual(legal);
});

test('a plugin of the federation runtime receives every failed attempt', () => {
  const errorLoadRemote = jest.fn();
  reportToPlugins(createInstance({ name: 'host', remotes: [], plugins: [{ name: 'monitor', errorLoadRemote }] }));
  const payload = new Error('/apps/legal/1/common.css could not be loaded');
  const details = { app: 'legal', release: '1', composition: 'c', stage: 'style', url: '/', attempt: 1 } as const;
  // A handler that retries keeps the failure from the caller.
  addEventListener('federation:preloadError', (event) => event.preventDefault(), { once: true });
  window.dispatchEvent(new PreloadErrorEvent({ ...details, payload }));
  expect(errorLoadRemote).toHaveBeenCalledTimes(1);
  expect(errorLoadRemote).toHaveBeenCalledWith(expect.objectContaining({ id: 'legal/style', error: payload }));
});

test('React gets a page when its menus have loaded too', async () => {
  const page: Page = Object.assign(() => null, {});
  const menus = deferred<void>();
  const pages = pageLoader({ load: () => menus.promise, read: () => ({}) }, async () => page, createRunningLoads());
  const preloading = pages.preloadPage({
    app: 'marketing',
    page: 'HomePage',
    params: {},
    shows: { journals: 'cards' },
  });
  const shown = jest.fn();
  void pages.loadPage('marketing', 'HomePage').then(shown);
  await pages.loadPage('marketing', 'AboutPage');
  expect(shown).not.toHaveBeenCalled();
  menus.resolve();
  await preloading;
  expect(shown).toHaveBeenCalledWith(page);
});
