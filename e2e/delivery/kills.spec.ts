import { isRadosgwInstalled } from '@mirqam/platform/testing/startRadosgw';
import { expect } from '@playwright/test';
import { kills } from '../soak/kills.ts';
import { openBucketStage, openFolderStage } from '../soak/stages.ts';
import { test } from '../support/delivery/deliveryTest.ts';

// `KILLS=100 SEED=20780 npx playwright test kills` repeats a nightly run, whose seed is the day.
const seed = Number(process.env['SEED'] ?? Math.floor(Date.now() / 86_400_000));
const count = Number(process.env['KILLS'] ?? 500);
const countOnBucket = Number(process.env['KILLS'] ?? 100);

/** The fewest kinds of moments that so many kills reach: half are of deploys, which have few and then repeat them. */
const kindsOf = (killed: number, all: number) => Math.min(killed / 2, all);

test('a killed command leaves the old state or the new one, and the next command repairs the rest', async () => {
  test.setTimeout(240_000 + count * 20_000);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const { moments, faults } = await kills(await openFolderStage(), { kills: count, seed });
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(Object.keys(moments).length).toBeGreaterThanOrEqual(kindsOf(count, 60));
});

// A real S3 server takes half a minute to start.
if (isRadosgwInstalled())
  test('a killed command on a bucket leaves pages of the old state or the new one, and the next command repairs the rest', async () => {
    test.setTimeout(240_000 + countOnBucket * 60_000);
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const { moments, faults } = await kills(await openBucketStage(), { kills: countOnBucket, seed });
    expect(faults, `seed ${seed}`).toEqual([]);
    expect(Object.keys(moments).length).toBeGreaterThanOrEqual(kindsOf(countOnBucket, 30));
  });
