import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { Visit } from '../support/Visit.ts';

test('a permanently broken chunk leads to one full load and no second one within 60 s', async ({ page, site }) => {
  const broken = site.misbehave(/\/AboutPage\.js/, 'HTTP 404');
  const visit = new Visit(page);
  await visit.start('/');
  await visit.follow('/about');
  await expect.poll(() => visit.fullLoads).toBe(1);
  const isFullLoad = { predicate: () => visit.fullLoads > 1, timeout: 60_000 };
  await expect(page.waitForEvent('request', isFullLoad)).rejects.toThrow('Timeout');
  expect(visit.fullLoads).toBe(1);
  expect(broken.served).toBeGreaterThan(3);
});
