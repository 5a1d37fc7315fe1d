import { chromium, expect, type Page } from '@playwright/test';
import { backForwardCache } from '../support/chromium.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { expectServed } from '../support/delivery/expectServed.ts';
import { liveComposition } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { reissued } from '../support/delivery/reissued.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { hydrated, visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

const service = { path: '/journals/author/find-a-journal', heading: 'Find a journal' };
const terms = { path: '/terms-conditions', heading: 'Terms & Conditions' };

test('a page keeps its releases through a promotion and a rollback until the next full load, which gets no outdated page', async ({
  page,
  served,
  store,
}) => {
  const before = await liveComposition(store);
  const addresses = ['/', service.path, '/no-such-page'].map((path) => served.origin + path);
  const request = () => Promise.all(addresses.map((address) => sendRequest(address)));
  const first = await request();
  const release = await reissued(store, 'journals');
  const files = filesAskedFor(page);
  await visit(page, '/');
  await markVisit(page);
  await using browser = await chromium.launch(backForwardCache);
  const kept = await browser.newPage({ baseURL: served.origin });
  await kept.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
  });
  await visit(kept, '/');
  await markVisit(kept);

  const after = await site({ store }, 'promote', release);
  await test.step('the next request after the promotion gets the new page, and no older one gets a 304', async () => {
    await expectServed(addresses, after, first);
  });
  await test.step('a page made before the promotion loads the earlier release', async () => {
    await follow(page, service.path, service.heading);
    expect(await isSameVisit(page)).toBe(true);
    expect(await compositionOf(page)).toBe(before);
    expect(files('journals')).toEqual([expect.not.stringContaining(release)]);
  });
  await test.step('the next full load brings the new release', async () => {
    await page.reload();
    await hydrated(page);
    expect(await compositionOf(page)).toBe(after);
    expect(files('journals')).toContain(release);
    await follow(page, terms.path, terms.heading);
  });

  await test.step('a page from the back-forward cache keeps the earlier release', async () => {
    await kept.goto(terms.path);
    await hydrated(kept);
    expect(await compositionOf(kept)).toBe(after);
    await kept.evaluate(() => history.back());
    // A browser without that cache would wait for minutes.
    const isKept = () => location.pathname === '/' && Reflect.get(window, 'wasKept') === true;
    await kept.waitForFunction(isKept, undefined, { timeout: 30_000 });
    expect(await isSameVisit(kept)).toBe(true);
    expect(await compositionOf(kept)).toBe(before);
    await follow(kept, service.path, service.heading);
    expect(await isSameVisit(kept)).toBe(true);
    await kept.reload();
    expect(await compositionOf(kept)).toBe(after);
  });

  const second = await request();
  await visit(page, '/');
  await markVisit(page);
  expect(await site({ store }, 'rollback', 'journals')).toBe(before);
  files('journals');
  await test.step('so does the next request after the rollback; a copy of the first page is valid again', async () => {
    expect(after).not.toBe(before);
    await expectServed(addresses, before, second);
    const etag = first[0]?.headers.etag ?? '';
    const { status } = await sendRequest(`${served.origin}/`, { 'if-none-match': etag });
    expect(status).toBe(304);
  });
  await test.step('a page made before the rollback keeps the new release', async () => {
    const sibling = { path: '/journals/author/check-integrity', heading: 'Check integrity on my paper' };
    await follow(page, sibling.path, sibling.heading);
    expect(await isSameVisit(page)).toBe(true);
    expect(await compositionOf(page)).toBe(after);
    expect(files('journals')).toEqual([release]);
  });
  await test.step('the next full load brings the earlier release back', async () => {
    await page.goto(service.path);
    await hydrated(page);
    expect(await compositionOf(page)).toBe(before);
  });
});

/** Returns a function that lists the releases of an app whose files the page has requested since the last call. */
function filesAskedFor(page: Page) {
  const releases = new Set<string>();
  page.on('request', (request) => {
    const [, app, version] = /\/apps\/([\w-]+)\/([^/]+)\/.*\.js$/.exec(request.url()) ?? [];
    if (app) releases.add(`${app}@${version}`);
  });
  return (app: string) => {
    const asked = [...releases].filter((release) => release.startsWith(`${app}@`));
    releases.clear();
    return asked;
  };
}
