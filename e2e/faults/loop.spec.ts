import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';

test('a permanently broken chunk causes one full load and no second one within 60 s', async ({ page, site }) => {
  const broken = site.injectFault(/\/AboutPage\.\w+\.js/, 'HTTP 404');
  const visitor = new Visitor(page);
  await page.clock.install();
  await visitor.start('/');
  await visitor.follow('/about');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return visitor.fullLoads;
    })
    .toBe(1);
  await visitor.expectReadable('About us');
  await page.clock.runFor(60_000);
  await expect.poll(() => broken.served).toBeGreaterThan(3);
  await visitor.expectReadable('About us');
  expect(visitor.fullLoads).toBe(1);
});
