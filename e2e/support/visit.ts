import type { Page } from '@playwright/test';

/** Loads a page of the site and waits until React has hydrated its `main`. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const hydrated = (page: Page) => isHydrated(page, 'main h1');

/** Waits until the shell follows links, whether or not the code of the page has loaded. */
export const shellHydrated = (page: Page) => isHydrated(page, 'header a');

async function isHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((ofElement) => {
    const element = document.querySelector(ofElement);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
