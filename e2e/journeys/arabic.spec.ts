import { brotliCompressSync } from 'node:zlib';
import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { expect } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { isNightly } from '../support/nightly.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const arabic = /[\u0600-\u06ff]/;
const journal = '/journals/author/find-a-journal';

/** What an English page has for its translation: its links for search engines, its switches, and the list of languages. */
const ofTranslations =
  /\n<link rel="alternate" hreflang[^>]*>|<(li|p)><a [^>]*hreflang="ar"[^>]*>.*?<\/\1>|"languages":\["ar"\],?/gi;
/** The compressed bytes that a translation may cost an English page. */
const mostBytes = 300;

test.use({ locale: 'ar-SA', timezoneId: 'Asia/Riyadh' });

test('an Arabic page reads from right to left, hydrates without an error, and is accessible', async ({
  page,
  pages,
}) => {
  const errors = consoleErrors(page);
  for (const path of isNightly ? pages.translated : ['/ar', `/ar${journal}`]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
      await expectAccessible(page, { state: path });
    });
  }
  expect(errors).toEqual([]);
});

test('the switch leads to the same page in the other language and back, in a new document', async ({ page }) => {
  await visit(page, journal);
  const header = page.getByRole('banner');
  await markVisit(page);
  await header.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar${journal}`);
  expect(await isSameVisit(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(journal);
});

// `thirdLanguage.test.tsx` has the entries whose pages have no translation.
test('the menus of an Arabic page lead to Arabic pages', async ({ page }) => {
  await visit(page, `/ar${journal}`);
  const targets = await page
    .locator('header li a:not([hreflang]), footer li a:not([hreflang])')
    .evaluateAll((links) => links.filter((link) => link.textContent).map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !/^\/ar(?:[/#]|$)/.test(target ?? ''))).toEqual([]);
});

test('an English visit fetches nothing Arabic, and its page has one Arabic word', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) texts.push(response.text().catch(() => ''));
  });
  await visit(page, journal);
  await page.waitForLoadState('networkidle');
  const scripts = (await Promise.all(texts)).join('').replaceAll('العربية', '');
  // Lists know pairs of letters that readers write for each other.
  expect(scripts).not.toMatch(/[\u0621-\u064a]{3}/);
  for (const path of ['/', journal, '/services/conference_services']) {
    const html = await (await page.request.get(path)).text();
    expect(html.replaceAll('>العربية<', ''), path).not.toMatch(arabic);
    const without = html.replaceAll(ofTranslations, '');
    expect(without, path).not.toMatch(/"\/ar\b|"ar"/);
    expect(brotliCompressSync(html).length - brotliCompressSync(without).length, path).toBeLessThanOrEqual(mostBytes);
  }
});

test('both languages of a page name each other, and the start page is not theirs', async ({ page }) => {
  const { origin } = siteAddress();
  for (const path of [journal, `/ar${journal}`]) {
    const html = await (await page.request.get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">/g)];
    expect(links.map(([, tag, href]) => [tag, href])).toEqual([
      ['en', origin + journal],
      ['ar', `${origin}/ar${journal}`],
      ['x-default', origin + journal],
    ]);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}">`);
  }
});

test('an Arabic page spells the publisher in Arabic, in its title, its logo and its last line', async ({ page }) => {
  await visit(page, '/ar/about');
  await expect(page).toHaveTitle(/ \| مِرقم$/);
  await page.getByRole('navigation', { name: 'مسار التنقل' }).getByRole('link').click();
  await expect(page).toHaveURL('/ar');
  await expect(page).toHaveTitle(/ \| مِرقم$/);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part.getByText('مِرقم').first()).toBeVisible();
    await expect(part.getByText(/Mirqam/)).toHaveCount(0);
  }
});

test('an Arabic page whose remote is out of reach stays readable, and its links work', async ({ page }) => {
  await page.route(/\/apps\/marketing\/.*\.js$/, (route) => route.abort());
  await page.goto('/ar/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
  await page.getByRole('contentinfo').getByRole('link', { name: 'تواصل معنا' }).click();
  await expect(page).toHaveURL('/ar/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تواصل معنا');
});

test('an unknown Arabic address is met in Arabic', async ({ page }) => {
  for (const path of ['/ar/no-such-page', '/ar/عنا', '/ar/about.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});
