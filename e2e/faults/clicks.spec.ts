import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { hasRun } from '../support/hasRun.ts';
import type { SitePages } from '../support/SitePages.ts';
import { Visitor } from '../support/Visitor.ts';

const loader = (page: Page) => page.getByRole('status', { name: 'Loading page' });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a double click on a link is one navigation', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  await footerLink(page, 'Privacy Policy').dblclick();
  await visitor.expectReadable('Privacy Policy');
  await page.goBack();
  await visitor.expectReadable('About us');
  visitor.expectUnbroken();
});

test('five clicks on one link at once are one history entry, and load its files once', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  await footerLink(page, 'Privacy Policy').evaluate((link: HTMLAnchorElement) => {
    for (let click = 1; click <= 5; click++) link.click();
  });
  await visitor.expectReadable('Privacy Policy');
  await expect(loader(page)).toBeHidden();
  expect(gateway.requests.filter((path) => path.includes('/PrivacyPolicyPage.'))).toHaveLength(1);
  await page.goBack();
  await visitor.expectReadable('About us');
  expect(visitor.errors).toEqual([]);
});

/** Clicks on links to nineteen journal pages and then to the contact page, all at once or one per frame. */
const clickAll = (page: Page, { of }: SitePages, pace: 'moment' | 'frames') =>
  page.evaluate(
    async ({ hrefs, isInFrames }) => {
      for (const href of hrefs) {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
        if (isInFrames) await new Promise(requestAnimationFrame);
      }
    },
    { hrefs: [...of('journals').slice(-19), '/contact'], isInFrames: pace === 'frames' },
  );

test('the last of twenty clicks at once wins', { tag: '@nightly' }, async ({ page, pages }) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  await clickAll(page, pages, 'moment');
  await visitor.expectReadable('Contact us');
  await expect(loader(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact us\b/);
  visitor.expectUnbroken();
});

test('the last of twenty clicks within a second wins, even if earlier files arrive later', { tag: '@nightly' }, async ({
  page,
  pages,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  const release = gateway.hold(/\/apps\/journals\/.*\.js/);
  await clickAll(page, pages, 'frames');
  await visitor.expectReadable('Contact us');
  release();
  // The last file that a journal page needs is its content.
  await hasRun(page, /\/university-[\w-]+\.js/);
  await expect(loader(page)).toBeHidden();
  await visitor.expectReadable('Contact us');
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact us\b/);
  visitor.expectUnbroken();
});

test('back and forward while a page loads end at the last requested page', async ({ page, gateway }) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  await visitor.follow('/contact');
  await visitor.expectReadable('Contact us');
  const release = gateway.hold(/PrivacyPolicyPage\.\w+\.js/);
  await visitor.follow('/privacy-policy');
  await expect(loader(page)).toBeVisible();
  for (const step of ['goBack', 'goBack', 'goForward', 'goForward'] as const) await page[step]();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(loader(page)).toBeVisible();
  release();
  await visitor.expectReadable('Privacy Policy');
  await expect(loader(page)).toBeHidden();
  await expect(page).toHaveTitle(/^Privacy Policy\b/);
  await page.goBack();
  await visitor.expectReadable('Contact us');
  await page.goBack();
  await visitor.expectReadable('About us');
  visitor.expectUnbroken();
});
