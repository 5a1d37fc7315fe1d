import { expect, type Page } from '@playwright/test';

/** The address is in the sitemap, and its page can be read before any script has run. */
export async function expectKnown(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${heading}`));
  expect(await sitemap(page)).toContain(`${path}<`);
}

export async function expectUnknown(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(404);
  expect(await sitemap(page)).not.toContain(`${path}<`);
}

const sitemap = async (page: Page) => await (await page.request.get('/sitemap.xml')).text();
