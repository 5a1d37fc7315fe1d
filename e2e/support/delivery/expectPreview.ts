import { type Browser, expect, type Page } from '@playwright/test';
import { isSameVisit, markVisit } from '../sameVisit.ts';
import { hydrated, visit } from '../visit.ts';
import { compositionOf, follow } from './follow.ts';

/** A preview, and the way from its home page to a page that the live site does not have. */
export interface Preview {
  readonly url: string;
  readonly composition: string;
  readonly way: readonly (readonly [path: string, heading: string])[];
}

/** Expects that a visitor of a preview stays inside it, on every way to its pages. */
export async function expectPreview(page: Page, browser: Browser, { url, composition, way }: Preview): Promise<void> {
  expect(url).toBe(`/_preview/${composition}`);
  const expectInside = () => expectLinksInside(page, url, composition);

  const response = await page.goto(url);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await hydrated(page);
  await markVisit(page);
  await expectInside();
  for (const [path, heading] of way) {
    await follow(page, url + path, heading);
    await expectInside();
  }
  expect(await isSameVisit(page)).toBe(true);

  for (const [path] of way) {
    await visit(page, url + path);
    await expectInside();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }

  expect((await page.goto(`${url}/no-such-page`))?.status()).toBe(404);
  await expectInside();

  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const plain = await context.newPage();
  await plain.goto(url);
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(plain).toHaveURL(`${url}/privacy-policy`);
}

/** Expects the address, the composition and every link of the page inside the preview. */
async function expectLinksInside(page: Page, url: string, composition: string): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${url}(?:/|$)`));
  expect(await compositionOf(page)).toBe(composition);
  const outside = page.locator(`a[href^="/"]:not([href="${url}"], [href^="${url}/"], [href^="${url}#"])`);
  await expect(outside).toHaveCount(0);
}
