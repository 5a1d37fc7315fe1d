import { expect, test } from '@playwright/test';
import { kills } from '../soak/kills.ts';

// The long form is `npm run kills`: 500 of them, every kind of moment at least five times.
// About three minutes on two cores.
test.setTimeout(600_000);

test('a command that is killed leaves the old state or the new one, and the next command mends the rest', async () => {
  const { moments, faults } = await kills({ kills: 20, deployEvery: 5, seed: 1 });
  expect(faults).toEqual([]);
  expect(Object.keys(moments).length).toBeGreaterThan(15);
});
