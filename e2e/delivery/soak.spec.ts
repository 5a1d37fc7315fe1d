import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';
import { reissued } from '../support/reissue.ts';

const promotions = 1000;
const requests = 200_000;

test.describe.configure({ timeout: 240_000 + promotions * 10_000 });

test('promotions and rollbacks under traffic break no page', async ({ store, traffic }) => {
  const commands = await commandsFor(store);
  traffic.start();
  for (let count = 0; count < promotions; count++)
    await traffic.during(() => change(store, commands[count % commands.length] ?? []));
  await traffic.until(requests);
  expect(await traffic.stop()).toEqual({ failed: [], mixed: [], stale: [], wrongly304: [] });
  expect(traffic.counts.unchanged).toBeGreaterThan(requests / 10);
});

async function change(store: string, words: readonly string[]) {
  // A rollback has frozen some of the releases that are promoted again; the others are refused.
  const [name, ...releases] = words;
  if (name === 'promote') for (const release of releases) await runSite({ store }, 'thaw', release);
  const result = await siteResult({ store }, ...words);
  if (!result.isNew) throw new Error(`site ${words.join(' ')} has changed nothing`);
  return result;
}

/** A round of promotions and rollbacks: of two remotes separately and together, of one app and of the whole site. */
async function commandsFor(store: string): Promise<readonly (readonly string[])[]> {
  const { releases } = await liveState(store);
  const [legal, journals] = await Promise.all([reissued(store, 'legal'), reissued(store, 'journals')]);
  return [
    ['promote', legal],
    ['promote', journals],
    ['rollback'],
    ['rollback', 'legal'],
    ['promote', legal, journals],
    ['rollback', 'journals'],
    ['promote', journals],
    ['promote', ...['legal', 'journals'].map((app) => `${app}@${releases[app]?.version}`)],
  ];
}
