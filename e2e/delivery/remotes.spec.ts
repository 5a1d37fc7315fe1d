import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { filesOf, liveFiles } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { runSite, site, siteResult } from '../support/delivery/runSite.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { hydrated, visit } from '../support/visit.ts';

/** Every live state and every preview has a route table of its own. */
const isTable = (key: string) => key.startsWith('apps/shell/routes.');

/** The live version of the shell, and the files of all its releases. */
async function shellOf(store: string) {
  const { releases } = await readLive(new FolderStore(store));
  const files = [...(await filesOf(store, 'apps/shell/'))].filter(([key]) => !isTable(key));
  return { version: releases['shell']?.version, files };
}

/** A preview, and the way from its home page to a page that the live site does not have. */
interface Preview {
  readonly url: string;
  readonly composition: string;
  readonly way: readonly (readonly [path: string, heading: string])[];
}

/** Expects that a visitor of a preview stays inside it, on every way to its pages. */
async function expectPreview(page: Page, browser: Browser, { url, composition, way }: Preview): Promise<void> {
  expect(url).toBe(`/_preview/${composition}`);
  const expectInside = () => expectLinksInside(page, url, composition);

  const response = await page.goto(url);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await hydrated(page);
  await markVisit(page);
  await expectInside();
  for (const [path, heading] of way) {
    await follow(page, url + path, heading);
    await expectInside();
  }
  expect(await isSameVisit(page)).toBe(true);

  for (const [path] of way) {
    await visit(page, url + path);
    await expectInside();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }

  expect((await page.goto(`${url}/no-such-page`))?.status()).toBe(404);
  await expectInside();

  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const plain = await context.newPage();
  await plain.goto(url);
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(plain).toHaveURL(`${url}/privacy-policy`);
}

/** Expects the address, the composition and every link of the page inside the preview. */
async function expectLinksInside(page: Page, url: string, composition: string): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${url}(?:/|$)`));
  expect(await compositionOf(page)).toBe(composition);
  const outside = page.locator(`a[href^="/"]:not([href="${url}"], [href^="${url}/"], [href^="${url}#"])`);
  await expect(outside).toHaveCount(0);
}

/** Expects the address in the sitemap, and a page that is readable without scripts. */
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

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a new remote is shown in a preview, joins the site and its header by its own deploy, and leaves by one command', async ({
  browser,
  page,
  ownCheckout,
  store,
}) => {
  const { folder } = ownCheckout;
  await expectUnknown(page, '/open-data');
  const shell = await shellOf(store);
  const created = await runSite({ store, folder }, 'create', 'open-data', '--json');
  expect(created).toMatchObject({ code: 0, errors: [] });
  expect(JSON.parse(created.output).app).toBe('open-data');
  const title = "title: 'Open data',";
  const place = "menus: [{ menu: 'header', label: 'Open data' }],";
  await ownCheckout.edit('remote-open-data/src/routes.ts', title, `${title} ${place}`);

  await test.step('a visit of its preview stays inside it, and the live site is unchanged', async () => {
    const { version } = await siteResult({ store, folder }, 'publish', 'open-data');
    const before = await liveFiles(store);
    const { url, composition } = await siteResult({ store }, 'preview', `open-data@${version}`);
    const way = [['/open-data', 'Open data'] as const];
    await expectPreview(page, browser, { url, composition, way });
    const isAdded = (key: string) => isTable(key) && !before.has(key);
    expect(new Map([...(await liveFiles(store))].filter(([key]) => !isAdded(key)))).toEqual(before);
    await expectUnknown(page, '/open-data');
    for (const address of ['/_preview/0123456789', '/_preview/0123456789/about', '/_preview/..%2fapps', '/_preview'])
      expect((await page.request.get(address)).status(), address).toBe(404);
  });

  await siteResult({ store, folder }, 'deploy', 'open-data');
  await expectKnown(page, '/open-data', 'Open data');
  await visit(page, '/open-data');
  await markVisit(page);
  await follow(page, '/', 'Your research, published with care and easy to find');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open data');
  expect(await isSameVisit(page)).toBe(true);
  await expectUnknown(page, '/open-data/of-old');
  expect(await shellOf(store)).toEqual(shell);

  await test.step('its entry is in the header of every page', async () => {
    for (const path of ['/', '/about', '/privacy-policy', '/journals/author/find-a-journal', '/no-such-page']) {
      await page.goto(path);
      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
      await expect(entries.filter({ hasText: 'Open data' }).getByRole('link')).toHaveAttribute('href', '/open-data');
    }
  });

  await test.step('one command removes it', async () => {
    await site({ store }, 'retire', 'open-data', '--lose');
    await expectUnknown(page, '/open-data');
    await page.goto('/about');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Open data' })).toHaveCount(
      0,
    );
    expect(await shellOf(store)).toEqual(shell);
  });
});
