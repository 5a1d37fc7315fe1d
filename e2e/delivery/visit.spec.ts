import { fileAt } from '@mirqam/platform/release/publicKeys';
import { type PinnedRelease, readRelease } from '@mirqam/platform/release/releases';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { chromium, expect, type Page } from '@playwright/test';
import { backForwardCache } from '../support/chromium.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveComposition, liveState } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { compositionOf as compositionIn } from '../support/delivery/readServed.ts';
import { site } from '../support/delivery/runSite.ts';
import { reissued } from '../support/reissue.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { type HttpResponse, sendRequest } from '../support/sendRequest.ts';
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
  const { journals } = (await liveState(store)).releases;
  const later = await readRelease(new FolderStore(store), 'journals', { version: release.split('@')[1] ?? '' });
  const asked = releasesAskedFor(page, [later, ...(journals ? [journals] : [])]);
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
    expect(asked()).toEqual([`journals@${journals?.version}`]);
  });
  await test.step('the next full load brings the new release', async () => {
    await page.reload();
    await hydrated(page);
    expect(await compositionOf(page)).toBe(after);
    expect(asked()).toContain(release);
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
  asked();
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
    expect(asked()).toEqual([release]);
  });
  await test.step('the next full load brings the earlier release back', async () => {
    await page.goto(service.path);
    await hydrated(page);
    expect(await compositionOf(page)).toBe(before);
  });
});

/** Returns a function that lists which of these releases have a script that the page has requested since the last call. */
function releasesAskedFor(page: Page, releases: readonly PinnedRelease[]) {
  const found = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const owners = releases.filter((release) => pathname.endsWith('.js') && fileAt(release, pathname));
    for (const { app, version } of owners) found.add(`${app}@${version}`);
  });
  return () => {
    const asked = [...found];
    found.clear();
    return asked;
  };
}

/** Each address responds with the composition, also to browsers with an earlier response in the cache. */
async function expectServed(
  addresses: readonly string[],
  composition: string,
  earlier: readonly HttpResponse[],
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const { etag = '', 'last-modified': modified = '' } = earlier[index]?.headers ?? {};
    for (const [name, value] of Object.entries({
      accept: '*/*',
      'if-none-match': etag,
      'if-modified-since': modified,
    })) {
      const { body } = await sendRequest(address, { [name]: value });
      expect(compositionIn(body.toString()), address).toBe(composition);
    }
  }
}
