import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { visit } from '../support/visit.ts';

const loader = (page: Page) => page.getByRole('status', { name: 'Loading page' });
const follow = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
const openJournal = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Translate my paper' }).first().click();

/** Adds styles that no page has today. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test('the loader stays until the last image has loaded, even if it is lazy', async ({ page, gateway }) => {
  await page.addInitScript(`
    const create = document.createElement;
    document.createElement = function (name) {
      const element = create.call(this, name);
      if (name === 'img') element.loading = 'lazy';
      return element;
    };
  `);
  await visit(page, '/');
  const release = gateway.hold(/\/apps\/journals\/.*\.svg/);
  await openJournal(page);
  // The page before stays a moment beside the next.
  const title = page.getByRole('heading', { level: 1, name: 'Translate my paper', includeHidden: true });
  await expect(title).toBeAttached();
  await expect(loader(page)).toBeVisible();
  const images = page.locator('main section img');
  const count = await images.count();
  expect(count).toBeGreaterThan(1);
  for (const image of await images.all()) await expect(image).toHaveJSProperty('loading', 'eager');
  release();
  await expect(loader(page)).toBeHidden();
  for (const image of await images.all()) await expect(image).toHaveJSProperty('complete', true);
});

test('the loader waits for a CSS background, also of a pseudo-element', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  await visit(page, '/about');
  const pages = ['Privacy Policy', 'Terms & Conditions'];
  const places = ['main', 'main::before', 'main h1::after', 'footer'];
  for (const [turn, place] of places.entries()) {
    const name = pages[turn % 2] ?? '';
    const release = gateway.hold(new RegExp(`late${turn}`));
    await addStyle(page, `${place} { content: ""; background-image: url("/favicon.ico?late${turn}"); }`);
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(name);
    await expect(loader(page), place).toBeVisible();
    release();
    await expect(loader(page), place).toBeHidden();
  }
});

test('going back twice while images load shows the page that was asked for, where the visitor left it', {
  tag: '@nightly',
}, async ({ page, gateway }) => {
  await visit(page, '/about');
  await follow(page, 'Privacy Policy');
  await expect(page).toHaveTitle(/^Privacy Policy\b/);
  await follow(page, 'Terms & Conditions');
  await expect(page).toHaveTitle(/^Terms/);
  const release = gateway.hold(/late/);
  await addStyle(page, 'main { background-image: url("/favicon.ico?late"); }');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Privacy Policy');
  await expect(loader(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('About us');
  release();
  await expect(loader(page)).toBeHidden();
  await expect(page).toHaveTitle(/^About us\b/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Privacy Policy\b/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeInViewport();
});

test('an anchor on a page whose images still load shows the title of that page', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  await visit(page, '/contact');
  const release = gateway.hold(/late/);
  await addStyle(page, 'main { background-image: url("/favicon.ico?late"); }');
  await follow(page, 'Privacy Policy');
  await expect(loader(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Privacy Policy');
  await page.evaluate(() => {
    location.hash = '#content';
  });
  release();
  await expect(page).toHaveTitle(/^Privacy Policy\b/);
  await expect(loader(page)).toBeHidden();
});
