import type { Page, ViewportSize } from '@playwright/test';

/** Resizes the window and waits until the page has its new width. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}
