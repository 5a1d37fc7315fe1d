import { test as base } from './test.ts';

/**
 * A test in a tab of a shared browser context, which costs much less than a context of its own.
 *
 * Files may come from the cache, so tests of loading, network or timing need the `page` of `test.ts`.
 */
export const test = base.extend({
  context: async ({ sharedContext }, use) => use(sharedContext),
  page: async ({ sharedContext, viewport, colorScheme, contextOptions }, use) => {
    const page = await sharedContext.newPage();
    // The context has the options of the first test that asked for it.
    const { reducedMotion = 'no-preference' } = contextOptions;
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});
