import type { Page } from '@playwright/test';

/** Resolves once a file has come in, and its code has had the time to run and to show what it changes. */
export async function hasRun(page: Page, file: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => new RegExp(source).test(entry.name) && entry.toJSON().responseEnd > 0),
    file.source,
  );
  await twoFrames(page);
}

/** After the first the browser has laid out what stood there, after the second what that has set off. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
