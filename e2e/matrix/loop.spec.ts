import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { Visitor } from '../support/Visitor.ts';

test('a permanently broken chunk leads to one full load and no second one within 60 s', async ({ page, site }) => {
  const broken = site.misbehave(/\/AboutPage\.js/, 'HTTP 404');
  const visitor = new Visitor(page);
  await visitor.start('/');
  await visitor.follow('/about');
  await expect.poll(() => visitor.fullLoads).toBe(1);
  const isFullLoad = { predicate: () => visitor.fullLoads > 1, timeout: 60_000 };
  await expect(page.waitForEvent('request', isFullLoad)).rejects.toThrow('Timeout');
  expect(visitor.fullLoads).toBe(1);
  expect(broken.served).toBeGreaterThan(3);
});
