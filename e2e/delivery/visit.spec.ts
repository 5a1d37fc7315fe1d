import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveComposition } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { reissued } from '../support/delivery/reissued.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { hydrated, visit } from '../support/visit.ts';

// The browser under test keeps pages for the way back, as those of visitors do.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  baseURL: async ({ served }, use) => use(served.origin),
});

const service = { path: '/journals/author/find-a-journal', heading: 'Find a journal' };
const terms = { path: '/terms-conditions', heading: 'Terms & Conditions' };

test('a page goes on with the releases it was made from, and the next full load brings the new ones', async ({
  page,
  store,
}) => {
  const before = await liveComposition(store);
  const release = await reissued(store, 'journals');
  const files = filesAskedFor(page);
  await visit(page, '/');
  await markVisit(page);

  const after = await site({ store }, 'promote', release);
  await follow(page, service.path, service.heading);
  expect(await isSameVisit(page)).toBe(true);
  expect(await compositionOf(page)).toBe(before);
  expect(files('journals')).toEqual([expect.not.stringContaining(release)]);

  await page.reload();
  await hydrated(page);
  expect(await compositionOf(page)).toBe(after);
  expect(files('journals')).toContain(release);
  await follow(page, terms.path, terms.heading);
});

test('a page made before a rollback goes on too, and the next full load brings the earlier releases back', async ({
  page,
  store,
}) => {
  const before = await liveComposition(store);
  const release = await reissued(store, 'journals');
  const after = await site({ store }, 'promote', release);
  const files = filesAskedFor(page);
  await visit(page, '/');
  await markVisit(page);

  expect(await site({ store }, 'rollback', 'journals')).toBe(before);
  await follow(page, service.path, service.heading);
  expect(await isSameVisit(page)).toBe(true);
  expect(await compositionOf(page)).toBe(after);
  expect(files('journals')).toEqual([release]);

  await page.goto(service.path);
  await hydrated(page);
  expect(await compositionOf(page)).toBe(before);
});

test('a page that the browser has kept for the way back is one of its own time, and whole', async ({ page, store }) => {
  const before = await liveComposition(store);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
  });
  await visit(page, '/');
  await markVisit(page);
  const after = await site({ store }, 'promote', await reissued(store, 'journals'));
  await page.goto(terms.path);
  await hydrated(page);
  expect(await compositionOf(page)).toBe(after);

  await page.evaluate(() => history.back());
  await page.waitForFunction(() => location.pathname === '/' && Reflect.get(window, 'wasKept') === true);
  expect(await isSameVisit(page)).toBe(true);
  expect(await compositionOf(page)).toBe(before);
  await follow(page, service.path, service.heading);
  expect(await isSameVisit(page)).toBe(true);
  await page.reload();
  expect(await compositionOf(page)).toBe(after);
});

/** The releases of an app whose files the page has asked for so far. */
function filesAskedFor(page: Page) {
  const releases = new Set<string>();
  page.on('request', (request) => {
    const [, app, version] = /\/apps\/([\w-]+)\/([^/]+)\/.*\.js$/.exec(request.url()) ?? [];
    if (app) releases.add(`${app}@${version}`);
  });
  return (app: string) => [...releases].filter((release) => release.startsWith(`${app}@`));
}
