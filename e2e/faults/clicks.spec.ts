import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { hasRun } from '../support/hasRun.ts';
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

/** Clicks on a link to each path, one per frame. */
const clickAll = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (hrefs) => {
    for (const href of hrefs) {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
      await new Promise(requestAnimationFrame);
    }
  }, paths);

test('the last of twenty clicks within a second wins, even if earlier files arrive later', { tag: '@nightly' }, async ({
  page,
  pages,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  const release = gateway.hold(/\/apps\/journals\/.*\.js/);
  await clickAll(page, [...pages.of('journals').slice(-19), '/contact']);
  await visitor.expectReadable('Contact us');
  release();
  // The last file that a journal page needs is its content.
  await hasRun(page, /\/university-[\w.-]+\.js/);
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
