import { test as base } from './test.ts';

/**
 * A test in a tab of a browser context that other tests have used: a fraction of the cost of a context of its own.
 *
 * Files may come from the cache. A test of loading, of the network or of time needs the `page` of `test.ts`.
 */
export const test = base.extend({
  context: async ({ sharedContext }, use) => use(sharedContext),
  page: async ({ sharedContext, viewport, contextOptions: { reducedMotion } }, use) => {
    const page = await sharedContext.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.close();
  },
});
