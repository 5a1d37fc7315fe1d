import { type BrowserContext, test as base } from '@playwright/test';
import type { Checkout } from './Checkout.ts';
import { serveLocally } from './delivery/serveStore.ts';
import type { FaultServer } from './FaultServer.ts';
import { runningSite, storeFolder } from './places.ts';
import type { RenderedPage } from './readRenderedPages.ts';
import { readSitePages, type SitePages } from './SitePages.ts';

/**
 * The worker fixtures of all tests but those of the dev server. They are declared in one place because Playwright starts
 * a new worker, with a new browser, for a test that declares others. What is costly is imported on demand.
 */
export interface WorkerFixtures {
  /** The origin of the site: a server of the worker's own, or a site that is already running. */
  readonly origin: string;
  readonly pages: SitePages;
  /** Every page of the site, read from its HTML. */
  readonly rendered: readonly RenderedPage[];
  /** The pages that the sitemap lists. */
  readonly listed: readonly RenderedPage[];
  /** A browser context that the tests of `tabTest.ts` share. */
  readonly sharedContext: BrowserContext;
  readonly faultServer: FaultServer;
  /** A checkout whose edits each test undoes. */
  readonly workerCheckout: Checkout;
}

/** Playwright's test with the built site as its base URL. */
export const test = base.extend<object, WorkerFixtures>({
  origin: [
    async ({ browserName: _ }, use) => {
      if (runningSite) return await use(runningSite);
      const { origin, close } = await serveLocally(storeFolder);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  pages: [async ({ origin }, use) => use(await readSitePages(origin)), { scope: 'worker' }],
  rendered: [
    async ({ origin, pages }, use) => {
      const { readRenderedPages } = await import('./readRenderedPages.ts');
      await use(await readRenderedPages(origin, pages.all));
    },
    { scope: 'worker' },
  ],
  listed: [
    async ({ pages, rendered }, use) => use(rendered.filter(({ path }) => pages.listed.includes(path))),
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({ baseURL: origin });
      // A second page keeps the window open between tests.
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  faultServer: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const { FaultServer } = await import('./FaultServer.ts');
      const server = await FaultServer.open(workerIndex);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  workerCheckout: [
    async ({ browserName: _ }, use) => {
      const { Checkout } = await import('./Checkout.ts');
      const checkout = await Checkout.copy();
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});
