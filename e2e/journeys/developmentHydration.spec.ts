import { expect } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
import { Gateway } from '../support/Gateway.ts';
import { developmentStoreFolder } from '../support/places.ts';
import { readSitePages } from '../support/SitePages.ts';
import { test as base } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

/** Only React's development build reports attributes that differ between the server's HTML and the browser's. */
const test = base.extend<{ readonly gateway: Gateway }>({
  gateway: async ({ browserName: _ }, use) => {
    const { origin, close } = await serveLocally(developmentStoreFolder);
    const gateway = await Gateway.open(origin);
    await use(gateway);
    await gateway.close();
    await close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});

test('every kind of page hydrates without a warning', async ({ page, gateway }) => {
  const errors = consoleErrors(page);
  const { sampled } = await readSitePages(gateway.origin);
  for (const path of [...sampled, '/journals/author/no-such-service']) await visit(page, path);
  expect(errors).toEqual([]);
});

test('a page whose attributes differ from what the browser renders is reported', async ({ page, gateway }) => {
  const errors = consoleErrors(page);
  gateway.edit(/^\/about$/, (html) =>
    html.replace('<main ', '<main data-planted="" ').replace('id="site-menu"', 'id="other"'),
  );
  await page.goto('/about');
  await hydrated(page);
  await expect.poll(() => errors.join('\n')).toMatch(/hydrat/i);
});
