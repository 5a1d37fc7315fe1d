import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { runSite } from '../support/delivery/runSite.ts';
import { isNightly } from '../support/nightly.ts';

// By day `platform/commands/retire.test.ts` tests the command, `platform/live/gates.test.ts` every gate, both on a small site;
// `platform/release/buildApp.test.ts` tests what a build refuses.
if (isNightly)
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
