import { readdir, rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ mode: 'serial' });

const cookiesPage = 'remote-legal/src/pages/CookiesPage.tsx';
const missing = 'Oops! The page you are looking for does not exist.';

test('every page responds as in production', async ({ page }) => {
  for (const [path, heading] of [
    ['/', /./],
    ['/about', 'About us'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/journals/author/find-a-journal', 'Find a journal'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('an address without a page responds with 404 and the not-found page', async ({ page, request }) => {
  expect((await page.goto('/journals/author/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
  for (const path of ['/nothing', '/services', '/journals/author'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('icons, drawings and the files at the root are served', async ({ page, request }) => {
  for (const path of ['/favicon.ico', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
    expect((await request.get(path)).status()).toBe(200);
  }
  await page.goto('/about');
  const image = page.locator('main img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((found: HTMLImageElement) => found.naturalWidth)).toBeGreaterThan(0);
});

test('a link to a page of another remote is followed without a full load', async ({ page }) => {
  await visit(page, '/about');
  await markVisit(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await isSameVisit(page)).toBe(true);
});

test('a new page of a remote responds as soon as it has a file and a route', async ({ page, checkout, edit }) => {
  await page.goto('/privacy-policy');
  await checkout.write(cookiesPage, 'export function CookiesPage() {\n  return <h1>Cookies</h1>;\n}\n');
  await edit(
    'remote-legal/src/routes.ts',
    'export const routes = [',
    "export const routes = [{ pattern: '/cookies', page: 'CookiesPage', paths: [{ path: '/cookies', title: 'Cookies', description: 'None.' }] },",
  );
  // The dev server reloads the page and may so cancel the navigation, which the test then repeats.
  await expect(async () => expect((await page.goto('/cookies'))?.status()).toBe(200)).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
});

test('a route of a page that was removed is named, and a removed page leaves no message of a plugin', async ({
  page,
  checkout,
  edit,
  dev,
}) => {
  await page.goto('/privacy-policy');
  await checkout.write(cookiesPage, 'export const CookiesPage = () => <h1>Cookies</h1>;\n');
  await edit('remote-legal/src/routes.ts', "page: 'TermsConditionsPage'", "page: 'CookiesPage'");
  await expect(async () => {
    await page.goto('/terms-conditions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies', { timeout: 1000 });
  }).toPass();
  await rm(checkout.path(cookiesPage));
  await expect(page.getByRole('alert', { name: 'This does not build' })).toContainText(
    `remote-legal/src/routes.ts names CookiesPage, which does not exist: add ${cookiesPage}`,
  );
  expect(dev.output).not.toMatch(/BUILD-001|Can't resolve/);
  expect(await readdir(checkout.folder)).not.toContain('.mf');
});

test('two routes for one path are refused with both owners', async ({ page, edit }) => {
  await page.goto('/privacy-policy');
  await edit('remote-legal/src/routes.ts', "pattern: '/terms-conditions'", "pattern: '/about'");
  await expect(page.getByRole('alert', { name: 'This does not build' })).toContainText('/about has two owners');
});
