import { expect, type Page } from '@playwright/test';

/** Follows a link that the page has, and waits until its target is shown. */
export async function follow(page: Page, path: string, heading: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
}

/** The composition that the page was made from. */
export const compositionOf = (page: Page) => page.locator('meta[name="composition"]').getAttribute('content');
