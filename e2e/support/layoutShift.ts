import type { Page } from '@playwright/test';
import { hydrated } from './visit.ts';

/** A line that is some pixels off until the fonts are in, where a busy machine paints before them. */
export const invisible = 0.01;

/** Adds up how far things move from the first moment on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'layoutShift'));

/**
 * The least shift of at most three loads. On a crowded machine a load now and then shifts; a page that moves by itself does
 * so each time.
 */
export async function leastShift(load: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let loads = 0; loads < 3 && least > invisible; loads++) least = Math.min(least, await load());
  return least;
}

/** Delays the fonts until the page has been painted. */
export const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });

/** Waits until the page is hydrated and idle. */
export async function settled(page: Page) {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    // Chromium without a window now and then finds no idle period in a page that draws no more frames.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await idle();
    await idle();
  });
}
