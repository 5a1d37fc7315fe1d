import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';

const table = /\/apps\/shell\/routes\.\w+\.js/;
const about = { path: '/about', heading: 'About us' };

test('a click before the route table has come waits for it under the loader', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  const visitor = new Visitor(page);
  let send = () => {};
  const isClicked = new Promise<void>((resolve) => {
    send = resolve;
  });
  site.injectFault(table, () => isClicked);
  await visitor.start('/contact');
  await visitor.follow(about.path);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  send();
  await visitor.expectReadable(about.heading);
  visitor.expectUnbroken();
});

test('where the route table is not as it was promoted, a click loads the page in full', async ({ page, site }) => {
  const visitor = new Visitor(page);
  const changed = site.injectFault(table, 'wrong hash');
  await visitor.start('/contact');
  await visitor.follow(about.path);
  await visitor.expectReadable(about.heading);
  expect(changed.served).toBeGreaterThan(2);
  expect([visitor.fullLoads, visitor.errors]).toEqual([1, []]);
});

test('the route table comes once the page has loaded, and no page knows other routes before', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const isLoaded = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd > 0);
  const asked = page.waitForRequest(table);
  await new Visitor(page).start('/contact');
  await asked;
  expect(await isLoaded()).toBe(true);
  expect(site.requested(table)).toHaveLength(1);
  expect(await page.locator('#composition').textContent()).not.toContain('PrivacyPolicyPage');
});
