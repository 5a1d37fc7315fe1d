import { expect } from '@playwright/test';
import { addedPage, addPage } from '../support/delivery/addPage.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { expectKnown, expectUnknown } from '../support/delivery/expectKnown.ts';
import { expectPreview } from '../support/delivery/expectPreview.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { follow } from '../support/delivery/follow.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { shellOf } from '../support/delivery/shellOf.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

test('a remote adds a page: a preview shows it in the whole site, and a promotion of this remote makes it live', async ({
  browser,
  page,
  checkout,
  store,
}) => {
  await addPage(checkout);
  const { version } = await siteResult({ store, folder: checkout.folder }, 'publish', 'legal');
  const before = await liveFiles(store);
  const { url, composition } = await siteResult({ store }, 'preview', `legal@${version}`);
  const way = [['/terms-conditions', 'Terms & Conditions'] as const, [addedPage.path, addedPage.heading] as const];
  await test.step('a visit of the preview stays inside it', () =>
    expectPreview(page, browser, { url, composition, way }));

  await test.step('the live site does not have the page', async () => {
    expect(await liveFiles(store)).toEqual(before);
    await expectUnknown(page, addedPage.path);
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
