import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { expectKnown, expectUnknown } from '../support/delivery/expectKnown.ts';
import { expectPreview } from '../support/delivery/expectPreview.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { follow } from '../support/delivery/follow.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';
import { shellOf } from '../support/delivery/shellOf.ts';
import { site } from '../support/delivery/site.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

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
    expect(await liveFiles(store)).toEqual(before);
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
    await site({ store }, 'retire', 'open-data');
    await expectUnknown(page, '/open-data');
    await page.goto('/about');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Open data' })).toHaveCount(
      0,
    );
    expect(await shellOf(store)).toEqual(shell);
  });
});
