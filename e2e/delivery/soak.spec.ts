import { expect } from '@playwright/test';
import { soak } from '../soak/soak.ts';
import { test } from '../support/delivery/deliveryTest.ts';

const size = { promotions: 1000, requests: 200_000 };

test.describe.configure({ timeout: 240_000 + size.promotions * 10_000 });

test('promotions and rollbacks under traffic break no page', async () => {
  const { promotions, requests, unchanged, ...found } = await soak(size);
  expect(found).toMatchObject({ failed: [], mixed: [], stale: [], wrongly304: [] });
  expect(promotions).toBe(size.promotions);
  expect(requests).toBeGreaterThanOrEqual(size.requests);
  expect(unchanged).toBeGreaterThan(size.requests / 10);
});
