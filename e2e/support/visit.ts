import type { Page } from '@playwright/test';
import { twoFrames } from './hasRun.ts';

/** Loads a page of the site and waits until React has hydrated its `main`. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const hydrated = (page: Page) => isHydrated(page, 'main h1');

/** Waits until the shell follows links, whether or not the code of the page has loaded. */
export async function shellHydrated(page: Page): Promise<void> {
  await isHydrated(page, 'header a');
  // React adds the listener for links in an effect, after it has painted.
  await twoFrames(page);
}

async function isHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((ofElement) => {
    const element = document.querySelector(ofElement);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
