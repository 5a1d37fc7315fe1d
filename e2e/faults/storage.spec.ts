import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      // Browsers that block the data of sites throw this.
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
});

test('a page that fails to load shows the message with storage blocked, without a full load, which could loop', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  const lost = site.injectFault(/\/AboutPage\.\w+\.js/, 'HTTP 404');
  await visitor.follow('/about');
  expect(await visitor.notice('About us')).toBe('message');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => lost.served).toBeGreaterThan(3);
  expect(await visitor.notice('About us')).toBe('message');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  site.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => visitor.notice('About us'), { timeout: 8000 }).toBe('page');
  await visitor.expectReadable('About us');
  visitor.expectUnbroken();
});
