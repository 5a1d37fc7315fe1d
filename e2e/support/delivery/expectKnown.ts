import { expect, type Page } from '@playwright/test';

/** Expects the address in the sitemap, and a page that is readable without scripts. */
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
