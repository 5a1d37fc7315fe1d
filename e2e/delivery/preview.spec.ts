import { expect, type Page } from '@playwright/test';
import { addedPage, addPage } from '../support/delivery/addPage.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { hydrated, visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a preview is the whole site with the release in it, at an address of its own', async ({
  page,
  checkout,
  store,
}) => {
  await addPage(checkout);
  const { version } = await siteResult({ store, folder: checkout.folder }, 'publish', 'legal');
  const before = await liveFiles(store);
  const { url, composition } = await siteResult({ store }, 'preview', `legal@${version}`);
  expect(url).toBe(`/_preview/${composition}`);

  await test.step('it can be visited without leaving it, also where a page is new', async () => {
    const response = await page.goto(url);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await hydrated(page);
    await markVisit(page);
    await expectInside(page, url);
    await follow(page, `${url}/terms-conditions`, 'Terms & Conditions');
    await expectInside(page, url);
    await follow(page, url + addedPage.path, addedPage.heading);
    await expectInside(page, url);
    expect(await isSameVisit(page)).toBe(true);
    expect(await compositionOf(page)).toBe(composition);
  });

  await test.step('its pages are also there on a full load, and none of them is for search engines', async () => {
    await visit(page, `${url}/terms-conditions`);
    await expectInside(page, url);
    await visit(page, url + addedPage.path);
    expect(await compositionOf(page)).toBe(composition);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  await test.step('an address it does not have is answered by its own not-found page', async () => {
    expect((await page.goto(`${url}/no-such-page`))?.status()).toBe(404);
    expect(await compositionOf(page)).toBe(composition);
    await expectInside(page, url);
  });

  await test.step('what is live knows nothing of it', async () => {
    expect(await liveFiles(store)).toEqual(before);
    expect((await page.goto(addedPage.path))?.status()).toBe(404);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(addedPage.path);
  });
});

test('without scripts the links of a preview stay inside it as well', async ({ browser, store, served }) => {
  const { apps } = (await siteResult({ store }, 'status')).live;
  const { url } = await siteResult({ store }, 'preview', `legal@${apps.legal.version}`);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: served.origin });
  await page.goto(url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(`${url}/privacy-policy`);
  await page.close();
});

test('a preview that nobody has made does not exist', async ({ page, store }) => {
  const before = await liveFiles(store);
  for (const address of ['/_preview/0123456789', '/_preview/0123456789/about', '/_preview/..%2fapps', '/_preview']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
  expect(await liveFiles(store)).toEqual(before);
});

/** The address is one of the preview, and so is every link to the site. */
async function expectInside(page: Page, url: string): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${url}(?:/|$)`));
  const outside = page.locator(`a[href^="/"]:not([href="${url}"], [href^="${url}/"], [href^="${url}#"])`);
  await expect(outside).toHaveCount(0);
}
