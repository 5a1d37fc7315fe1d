import { expect, type Page } from '@playwright/test';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });

/** Adds a link of a kind that no page has to the start of `main`. */
const plantLink = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((all) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(all)) link.setAttribute(name, value);
    link.textContent = 'Planted link';
    document.querySelector('main')?.prepend(link);
  }, attributes);

test('a link into every remote is followed without a full load, and the history works', async ({ page }) => {
  await visit(page, '/');
  await markVisit(page);
  const heading = page.getByRole('heading', { level: 1 });
  const home = await heading.textContent();
  await page.getByRole('main').getByRole('link', { name: 'Translate my paper' }).click();
  await expect(heading).toHaveText('Translate my paper');
  await privacyLink(page).click();
  await expect(heading).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(heading).toHaveText('Translate my paper');
  await page.goBack();
  await expect(heading).toHaveText(home ?? '');
  await page.goForward();
  await expect(heading).toHaveText('Translate my paper');
  await expect(page).toHaveURL('/journals/author/translate-my-paper');
  expect(await isSameVisit(page)).toBe(true);
});

test('clicks with a key, which open a tab or a window, and with the middle button are left to the browser', async ({
  page,
}) => {
  await visit(page, '/about');
  const followed = await privacyLink(page).evaluate((link) =>
    [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { ctrlKey: true }, { button: 1 }].filter((kind) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...kind });
      // The browser must not act; the test only reads whether the site has prevented the default action.
      const claimed = { byShell: false };
      window.addEventListener(
        'click',
        (event) => {
          claimed.byShell = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(click);
      return claimed.byShell;
    }),
  );
  expect(followed).toEqual([]);
});

test('a link with a target of its own opens there', { tag: '@nightly' }, async ({ page, context }) => {
  await visit(page, '/about');
  await plantLink(page, { href: '/contact', target: '_blank' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Planted link' }).click(),
  ]);
  await expect(tab).toHaveURL('/contact');
  await expect(page).toHaveURL('/about');
});

test('links to a file and to an unknown address are full loads', async ({ page }) => {
  for (const href of ['/robots.txt', '/services']) {
    await visit(page, '/about');
    await markVisit(page);
    await plantLink(page, { href });
    await page.getByRole('link', { name: 'Planted link' }).click();
    await page.waitForURL(href);
    expect(await isSameVisit(page)).toBe(false);
  }
});
