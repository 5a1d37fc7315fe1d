import { expect, type Page } from '@playwright/test';
import { addedPage, addPage } from '../support/delivery/addPage.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { expectKnown, expectUnknown } from '../support/delivery/expectKnown.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { compositionOf, follow } from '../support/delivery/follow.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { shellOf } from '../support/delivery/shellOf.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { hydrated, visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a remote adds a page: a preview shows it in the whole site, and a promotion of this remote makes it live', async ({
  browser,
  page,
  checkout,
  served,
  store,
}) => {
  await addPage(checkout);
  const { version } = await siteResult({ store, folder: checkout.folder }, 'publish', 'legal');
  const before = await liveFiles(store);
  const { url, composition } = await siteResult({ store }, 'preview', `legal@${version}`);
  expect(url).toBe(`/_preview/${composition}`);

  await test.step('links stay inside the preview, also those to new pages', async () => {
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

  await test.step('its pages can be loaded directly and are noindex', async () => {
    await visit(page, `${url}/terms-conditions`);
    await expectInside(page, url);
    await visit(page, url + addedPage.path);
    expect(await compositionOf(page)).toBe(composition);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  await test.step('its own not-found page responds at an unknown address', async () => {
    expect((await page.goto(`${url}/no-such-page`))?.status()).toBe(404);
    expect(await compositionOf(page)).toBe(composition);
    await expectInside(page, url);
  });

  await test.step('without scripts its links stay inside it too', async () => {
    await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.origin });
    const plain = await context.newPage();
    await plain.goto(url);
    await plain.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(plain).toHaveURL(`${url}/privacy-policy`);
  });

  await test.step('the live site does not have the page, and other previews do not exist', async () => {
    expect(await liveFiles(store)).toEqual(before);
    await expectUnknown(page, addedPage.path);
    for (const address of ['/_preview/0123456789', '/_preview/0123456789/about', '/_preview/..%2fapps', '/_preview'])
      expect((await page.request.get(address)).status(), address).toBe(404);
  });

  const shell = await shellOf(store);
  await site({ store }, 'promote', `legal@${version}`);
  await test.step('after the promotion the page is live, in the sitemap and linked, and the shell is unchanged', async () => {
    await expectKnown(page, addedPage.path, addedPage.heading);
    await visit(page, '/terms-conditions');
    await markVisit(page);
    await follow(page, addedPage.path, addedPage.heading);
    expect(await isSameVisit(page)).toBe(true);
    await expectUnknown(page, `${addedPage.path}-of-old`);
    expect(await shellOf(store)).toEqual(shell);
  });
});

/** Expects the address and every link of the page inside the preview. */
async function expectInside(page: Page, url: string): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${url}(?:/|$)`));
  const outside = page.locator(`a[href^="/"]:not([href="${url}"], [href^="${url}/"], [href^="${url}#"])`);
  await expect(outside).toHaveCount(0);
}
