import type { Page, ViewportSize } from '@playwright/test';

const height = 800;

/** The widths at which the layout differs, as viewports. */
export const viewports = [375, 768, 1199, 1200, 1440].map((width) => ({ width, height }));

export const phone = { width: 375, height };
export const tablet = { width: 768, height };
/** The widest window with a hamburger menu, and the narrowest without. */
export const widestMenu = { width: 1199, height };
export const narrowestRow = { width: 1200, height };
export const desktop = { width: 1440, height };

/** Resizes the window and waits until the page has its new width. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}
