import type { Page } from '@playwright/test';

/** Loads a page of the site and waits until React has hydrated its `main`. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const hydrated = (page: Page) => isTakenOver(page, 'main h1');

/** The shell answers: links are followed within the page, whether the page's own code has come or not. */
export const shellHydrated = (page: Page) => isTakenOver(page, 'header a');

async function isTakenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((ofElement) => {
    const element = document.querySelector(ofElement);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
