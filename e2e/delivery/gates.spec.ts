import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { runSite } from '../support/delivery/runSite.ts';

// `platform/live/gates.test.ts` tests every gate on a small site, `platform/release/buildApp.test.ts` what a build refuses.
test('a change that a gate refuses ends the command in one line and leaves the live site unchanged', async ({
  store,
}) => {
  const before = await liveFiles(store);
  const { code, errors, output } = await runSite({ store }, 'retire', 'journals');
  expect(errors).toEqual([
    expect.stringMatching(
      /^\/\S+ links to \/#recoganition, but \/ has no element with that id: fix the link or add the id$/,
    ),
  ]);
  expect([code, output]).toEqual([1, '']);
  expect(await liveFiles(store)).toEqual(before);
});
