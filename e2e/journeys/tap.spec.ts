import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { hasRun } from '../support/hasRun.ts';
import { visit } from '../support/visit.ts';
import { phone } from '../support/widths.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

const service = { path: '/journals/author/find-a-journal', heading: 'Find a journal' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
const isCode = (path: string) => /^\/apps\/.*\.(js|css)$/.test(path);

/** Scrolls to a link, which lies in the middle of the window then. */
const scrollTo = (page: Page, path: string) =>
  link(page, path).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('a tap on a link in view needs no request for code, not even for that of another remote', async ({
  page,
  gateway,
}) => {
  await visit(page, '/');
  await scrollTo(page, service.path);
  await hasRun(page, /FindJournal-3\.svg/);
  // The page of the link waits in the document, hidden.
  await expect(page.locator('main h1', { hasText: service.heading })).toHaveCount(1);
  await expect(heading(page)).not.toHaveText(service.heading);
  const before = gateway.requests.filter(isCode);
  // Holds requests from here on, so that the page can only be shown from what has loaded.
  gateway.hold(/^\/apps\//);
  await link(page, service.path).tap();
  await expect(heading(page)).toHaveText(service.heading);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  await expect(heading(page)).toBeFocused();
  expect(before.filter((path) => path.includes('/journals/'))).not.toEqual([]);
  expect(gateway.requests.filter((path) => /\/JournalPage\.\w+\.js$/.test(path))).toHaveLength(1);
});

test('after those of the first screen, the pages of the last links of the document wait for a tap too', async ({
  page,
  gateway,
}) => {
  await visit(page, '/');
  for (const first of [/ContactPage\.\w+\.js/, /ConferenceServicesPage\.\w+\.js/, /author-enhance-my-paper\.\w+\.js/])
    await hasRun(page, first);
  await scrollTo(page, '/about');
  const titles = ['About us', 'Contact', 'Privacy Policy', 'Terms & Conditions'];
  for (const title of titles) await expect(page.locator('main h1', { hasText: title })).toHaveCount(1);
  await expect(page.locator('main h1')).toHaveCount(5);
  gateway.hold(/^\/apps\//);
  await link(page, '/about').tap();
  await expect(heading(page)).toHaveText('About us');
  await expect(heading(page)).toBeFocused();
});

test('the pages ahead stay when a link leads to a place on the same page', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, '/about');
  const about = page.locator('main h1', { hasText: 'About us' });
  await expect(about).toHaveCount(1);
  const ahead = await about.elementHandle();
  await page.getByRole('link', { name: 'Get started' }).tap();
  await expect(page.getByRole('heading', { name: 'Services for your role' })).toBeFocused();
  expect(await ahead?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the pages of the nearest links are fetched first, no file twice, and at most 100 KB', async ({
  page,
  gateway,
}) => {
  await visit(page, '/');
  const before = new Set(gateway.requests);
  await scrollTo(page, '/services/publishing-services');
  await hasRun(page, /PublishingServicesPage\.\w+\.js/);
  await scrollTo(page, '/about');
  await hasRun(page, /TermsConditionsPage\.\w+\.js/);
  // The next fetch would start now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  const after = gateway.requests.filter((path) => isCode(path) && !before.has(path));
  // The page of the terms waits for the entry of its remote, and those of other links in view are fetched at the same time.
  const started = after.flatMap((path) => /(\w+Page|legal\/remoteEntry)\.\w+\.js$/.exec(path)?.[1] ?? []);
  expect(started.slice(0, 4)).toEqual([
    'PublishingServicesPage',
    'AuthorSupportPage',
    'ContactPage',
    'legal/remoteEntry',
  ]);
  expect(started).toContain('TermsConditionsPage');
  expect(after).toEqual([...new Set(after)]);
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({ name: entry.name, size: entry.toJSON().transferSize })),
  );
  const fetched = sizes.filter(({ name }) => after.includes(new URL(name).pathname));
  expect(fetched.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});
