import { expect, type Page, type Request } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { twoFrames } from '../support/hasRun.ts';
import { Visitor } from '../support/Visitor.ts';
import { shellHydrated } from '../support/visit.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

const message = (page: Page) => page.getByRole('button', { name: 'Try again' });
const codeOfAbout = /AboutPage\.\w+\.js/;
const codeOfPrivacy = /PrivacyPolicyPage\.\w+\.js/;

/** Opens a page whose code does not load, in a shell that works. */
async function openWithoutCode(page: Page, path: string) {
  await page.goto(path);
  await shellHydrated(page);
}

test('a page without its code is still readable after a navigation that was cancelled', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  gateway.respond(codeOfAbout, 404);
  const release = gateway.hold(codeOfPrivacy);
  const visitor = new Visitor(page);
  const isCode = (request: Request) => codeOfPrivacy.test(request.url());
  // A busy machine gives the request up before it is released.
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isCode),
    page.waitForEvent('requestfailed', isCode),
  ]);
  await openWithoutCode(page, '/about');
  await visitor.follow('/privacy-policy');
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  release();
  await ended;
  await twoFrames(page);
  await visitor.expectReadable('About us');
  expect(visitor.fullLoads).toBe(1);
});

test('a page without its code is still readable after navigations that failed', async ({ page, gateway }) => {
  gateway.respond(codeOfAbout, 404);
  gateway.respond(codeOfPrivacy, 404);
  gateway.respond(/privacy-policy/, 503);
  const visitor = new Visitor(page);
  await openWithoutCode(page, '/about');
  await visitor.follow('/privacy-policy');
  await message(page).click();
  await expect(message(page)).toBeHidden();
  await expect(message(page)).toBeVisible();
  await page.goBack();
  await expect(message(page)).toBeHidden();
  await visitor.expectReadable('About us');
  expect(visitor.fullLoads).toBe(1);
});

for (const isReload of [false, true])
  test(`a full load ${isReload ? 'of a page that did not load' : 'in place of a route change'} starts at the top`, {
    tag: '@nightly',
  }, async ({ page, gateway }) => {
    gateway.respond(codeOfPrivacy, 404);
    const recover = isReload ? gateway.respond(/privacy-policy/, 503) : undefined;
    const visitor = new Visitor(page);
    await visitor.start('/');
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await visitor.follow('/privacy-policy');
    if (recover) {
      await expect(message(page)).toBeVisible();
      recover();
      await page.reload();
    }
    await visitor.expectReadable('Privacy Policy');
    expect(visitor.fullLoads).toBe(1);
    // Browsers restore a scroll position after the page has loaded.
    await page.waitForLoadState('load');
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
