import { expect, test } from '@playwright/test';
import { soak } from '../soak/soak.ts';

// The long form is `npm run soak`: 1,000 changes under 200,000 answers.
// About a minute on a machine that does nothing else.
test.setTimeout(600_000);

test('fifty promotions and rollbacks under ten thousand checked answers leave no visitor with a broken page', async () => {
  const { promotions, requests, unchanged, ...found } = await soak({ promotions: 50, requests: 10_000 });
  expect(found).toMatchObject({ failed: [], mixed: [], stale: [], wrongly304: [] });
  expect(promotions).toBe(50);
  expect(requests).toBeGreaterThanOrEqual(10_000);
  expect(unchanged).toBeGreaterThan(1000);
});
