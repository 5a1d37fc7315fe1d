import type { Page } from '@playwright/test';

/** Resolves after a file has loaded, its code has run and its changes are painted. */
export async function hasRun(page: Page, file: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      performance.getEntriesByType('resource').some((entry) => {
        const { initiatorType, responseEnd } = entry.toJSON();
        // The site fetches a file before its element runs it.
        return new RegExp(source).test(entry.name) && initiatorType !== 'fetch' && responseEnd > 0;
      }),
    file.source,
  );
  await twoFrames(page);
}

/** The first frame runs pending callbacks, the second paints their effects. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
