import { expect, type Page } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { follow } from '../support/delivery/follow.ts';
import { site } from '../support/delivery/runSite.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

const service = { path: '/journals/author/find-a-journal', heading: 'Find a journal' };

test('the pages of a disabled remote stay readable without its code until it is enabled again', async ({
  page,
  store,
}) => {
  const scripts = scriptsOf(page, 'journals');
  await visit(page, service.path);
  expect(scripts()).not.toEqual([]);

  await site({ store }, 'disable', 'journals', '--why', 'it throws in one browser');
  // Until here the page before may have fetched the pages of its links.
  scripts();
  await page.goto(service.path);
  await expectReadable(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(scripts()).toEqual([]);

  await test.step('a link to it from another remote is a full load', async () => {
    await visit(page, '/');
    await markVisit(page);
    await follow(page, service.path, service.heading);
    expect(await isSameVisit(page)).toBe(false);
    await expectReadable(page);
    expect(scripts()).toEqual([]);
  });

  await site({ store }, 'enable', 'journals');
  await visit(page, service.path);
  expect(scripts()).not.toEqual([]);
});

/** The text of the page and of the shell around it. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.heading);
  await expect(page.getByRole('main')).toHaveText(/[\s\S]{1000}/, { useInnerText: true });
}

/** Returns a function that lists the scripts of an app that were requested since the last call, but for its links in menus. */
function scriptsOf(page: Page, app: string) {
  let requested: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith(`/apps/${app}/`) && /\/(?!menus\.)[^/]+\.js$/.test(path)) requested.push(path);
  });
  return () => {
    const scripts = requested;
    requested = [];
    return scripts;
  };
}
