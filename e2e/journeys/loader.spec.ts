import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { visit } from '../support/visit.ts';
import { viewports } from '../support/widths.ts';

const loader = (page: Page) => page.getByRole('status', { name: 'Loading page' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const background = (page: Page) => loader(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const codeOfPrivacy = /PrivacyPolicyPage\.\w+\.js/;
const white = 'rgb(255, 255, 255)';
const paper = 'rgb(251, 248, 242)';

test('the loader covers the viewport in the colour of pages until the code of the page has loaded', async ({
  page,
  gateway,
}) => {
  const release = gateway.hold(codeOfPrivacy);
  await visit(page, '/about');
  await footerLink(page, 'Privacy Policy').click();
  await expect(loader(page)).toBeVisible();
  await expect(loader(page)).toHaveCSS('position', 'fixed');
  expect(await background(page)).toBe(paper);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  }
  await expect(heading(page)).toHaveText('About us');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(loader(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('nothing under the loader takes a click or the focus', { tag: '@nightly' }, async ({ page, gateway }) => {
  const release = gateway.hold(codeOfPrivacy);
  await visit(page, '/about');
  await footerLink(page, 'Privacy Policy').click();
  await expect(loader(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.mouse.click(100, 36);
  release();
  await expect(loader(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page).toHaveURL('/privacy-policy');
});

test('a menu that is open does not stay above the loader', { tag: '@nightly' }, async ({ page, gateway }) => {
  gateway.hold(/ContactPage\.\w+\.js/);
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(loader(page)).toBeVisible();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('on the way to a journal page the loader is white, and stays until the content has loaded', {
  tag: '@nightly',
}, async ({ page, gateway }) => {
  const release = gateway.hold(/translate-my-paper[\w.]*\.js/);
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Translate my paper' }).click();
  await expect(loader(page)).toBeVisible();
  expect(await background(page)).toBe(white);
  await expect.poll(() => gateway.requests.some((path) => path.includes('author-translate-my-paper'))).toBe(true);
  release();
  await expect(loader(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Translate my paper');
});

test('the loader stays until the styles of the page have loaded', { tag: '@nightly' }, async ({ page, gateway }) => {
  const release = gateway.hold(/\.css/);
  await visit(page, '/about');
  await footerLink(page, 'Privacy Policy').click();
  await expect(loader(page)).toBeVisible();
  await expect.poll(() => gateway.requests.some((path) => path.endsWith('.css'))).toBe(true);
  await expect(heading(page)).toHaveText('About us');
  release();
  await expect(loader(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Privacy Policy');
});

test('the loader offers the way home when a page cannot be loaded', async ({ page, gateway }) => {
  gateway.respond(codeOfPrivacy, 404);
  await visit(page, '/about');
  gateway.respond(/^\/privacy-policy/, 503);
  await footerLink(page, 'Privacy Policy').click();
  const message = page.getByRole('alert');
  await expect(message.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  await message.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'What we do' })).toBeVisible();
  await expect(message).toHaveCount(0);
});
