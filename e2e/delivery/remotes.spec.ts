import { expect, type Page } from '@playwright/test';
import { addedPage, addPage } from '../support/delivery/addPage.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { filesOf, liveFiles } from '../support/delivery/filesOf.ts';
import { follow } from '../support/delivery/follow.ts';
import { runSite } from '../support/delivery/runSite.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a remote adds a page by its own deploy', async ({ page, checkout, store }) => {
  await expectUnknown(page, addedPage.path);
  await addPage(checkout);
  const shell = await shellOf(store);
  await site({ store, folder: checkout.folder }, 'deploy', 'legal');

  await expectKnown(page, addedPage.path, addedPage.heading);
  await visit(page, '/terms-conditions');
  await markVisit(page);
  await follow(page, addedPage.path, addedPage.heading);
  expect(await isSameVisit(page)).toBe(true);
  await expectUnknown(page, `${addedPage.path}-of-old`);
  expect(await shellOf(store)).toEqual(shell);
});

test('a new remote joins the site and its header by its own deploy', async ({ page, ownCheckout, store }) => {
  const { folder } = ownCheckout;
  await expectUnknown(page, '/open-data');
  const shell = await shellOf(store);
  expect(await runSite({ store, folder }, 'create', 'open-data')).toMatchObject({ code: 0, errors: [] });
  const title = "title: 'Open data',";
  const place = "menus: [{ menu: 'header', label: 'Open data' }],";
  await ownCheckout.edit('remote-open-data/src/routes.ts', title, `${title} ${place}`);
  await site({ store, folder }, 'deploy', 'open-data');

  await expectKnown(page, '/open-data', 'Open data');
  await visit(page, '/open-data');
  await markVisit(page);
  await follow(page, '/', 'Your research, published with care and open to read');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open data');
  expect(await isSameVisit(page)).toBe(true);
  await expectUnknown(page, '/open-data/of-old');
  expect(await shellOf(store)).toEqual(shell);

  await test.step('stands in the header of every page', async () => {
    for (const path of ['/', '/about', '/privacy-policy', '/journals/author/find-a-journal', '/no-such-page']) {
      await page.goto(path);
      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
      await expect(entries.filter({ hasText: 'Open data' }).getByRole('link')).toHaveAttribute('href', '/open-data');
    }
  });

  await test.step('and leaves it by one command', async () => {
    await site({ store }, 'retire', 'open-data');
    await expectUnknown(page, '/open-data');
    await page.goto('/about');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Open data' })).toHaveCount(
      0,
    );
    expect(await shellOf(store)).toEqual(shell);
  });
});

test('a remote whose pages others link to is not retired', async ({ store }) => {
  const before = await liveFiles(store);
  const { code, errors } = await runSite({ store }, 'retire', 'legal');
  expect([code, errors]).toEqual([
    1,
    [expect.stringMatching(/^\S+ links to \/\S+, which no app has: mend the link or add the route$/)],
  ]);
  expect(await liveFiles(store)).toEqual(before);
});

/** Every file of every release of the shell, and the release of it that is live. */
async function shellOf(store: string) {
  const { live } = JSON.parse((await runSite({ store }, 'status', '--json')).output);
  return { version: live.apps.shell.version, files: await filesOf(store, 'apps/shell/') };
}

/** In the sitemap, and readable before any script has run. */
async function expectKnown(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${heading}`));
  expect(await sitemap(page)).toContain(`${path}<`);
}

async function expectUnknown(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(404);
  expect(await sitemap(page)).not.toContain(`${path}<`);
}

const sitemap = async (page: Page) => await (await page.request.get('/sitemap.xml')).text();
