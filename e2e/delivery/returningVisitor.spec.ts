import { expect, type Page } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { site } from '../support/delivery/runSite.ts';
import { reissued } from '../support/reissue.ts';
import { visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a returning visitor fetches the one script that a release of the shell has changed', async ({ page, store }) => {
  await visit(page, '/');
  expect((await shellFiles(page)).map(({ file }) => file)).toEqual([
    expect.stringContaining('instrument-sans'),
    expect.stringMatching(/^main\.\w{12}\.js$/),
    expect.stringMatching(/^react\.\w{12}\.js$/),
    expect.stringMatching(/^scheme\.\w{12}\.js$/),
    expect.stringContaining('stix-two-text'),
  ]);
  const before = await shellFiles(page);
  expect(before.filter(({ bytes }) => bytes === 0)).toEqual([]);

  await site({ store }, 'promote', await reissued(store, 'shell', { 'main.js': '//' }));
  await visit(page, '/');
  const after = await shellFiles(page);
  const fetched = after.filter(({ bytes }) => bytes > 0);
  expect(fetched.map(({ file }) => file)).toEqual([expect.stringMatching(/^main\.\w{12}\.js$/)]);
  expect(fetched[0]?.bytes).toBeLessThan(45_000);
});

/** The scripts and fonts of the shell that a page has loaded, with the bytes from the network; 0 from the cache. */
async function shellFiles(page: Page) {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );
  return entries
    .filter(({ url }) => /\/apps\/shell\/(?!routes\.)[^?#]*\.(?:js|woff2)$/.test(url))
    .map(({ url, bytes }) => ({ file: url.replace(/.*\//, ''), bytes }))
    .sort((one, other) => one.file.localeCompare(other.file));
}

test('shells from sources that differ in one line differ in the script alone', async ({ store, ownCheckout }) => {
  const place = { store, folder: ownCheckout.folder };
  const release = async () => {
    await site(place, 'deploy', 'shell', '--force');
    return (await liveState(store)).releases['shell'];
  };
  const before = await release();
  await ownCheckout.edit('shell/src/main.ts', 'void start();', 'if (document.body) void start();');
  const after = await release();
  const changed = Object.keys(before?.files ?? {}).filter(
    (file) => after?.files[file]?.integrity !== before?.files[file]?.integrity,
  );
  expect(changed).toEqual(['main.js']);
});
